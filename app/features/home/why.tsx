import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { WhyHouse } from '#app/art/why-house.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import styles from './home.module.css'
import { useLitWindows } from './use-lit-windows.ts'
import { ExamCard, PriceCard, StatesCard, StrengthCard, WordsCard } from './why-cards.tsx'

/** Five reasons beside a house; each card that scrolls into view lights one of its windows. */
export function Why() {
  const { t } = useTranslation('home')
  const cards = useRef<HTMLDivElement>(null)
  const lit = useLitWindows(cards)
  return (
    <section
      className={classNames(layout.section, styles.why)}
      data-ground="blue"
      id="why-us"
      aria-labelledby="why-us-title"
    >
      <div className={classNames(layout.wrap, styles.whySplit)}>
        <div className={styles.whySide}>
          <h2 id="why-us-title">{t('why.title')}</h2>
          <WhyHouse lit={lit} />
        </div>
        <div className={styles.whyCards} ref={cards}>
          <PriceCard />
          <WordsCard />
          <StatesCard />
          <ExamCard />
          <StrengthCard />
        </div>
      </div>
    </section>
  )
}
