import { type CSSProperties, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WhyHouse } from '#app/art/why-house.tsx'
import { useSite } from '#app/site/use-site.ts'
import { classNames } from '#app/ui/class-names.ts'
import cardStyles from '#app/ui/layout/card.module.css'
import layout from '#app/ui/layout/layout.module.css'
import { WindowPanes } from '#app/ui/layout/window-panes.tsx'
import { isLicensedEverywhere, licensedStateList } from '#domain/people/states/licensed-states.ts'
import { toLanguage } from '#domain/site/language.ts'
import { prefersStillness } from './prefers-stillness.ts'
import { StateMap } from './state-map.tsx'
import styles from './why.module.css'

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

interface WhyCardProps {
  look?: string | undefined
  isNight?: boolean
  title: string
  children: ReactNode
}

function WhyCard({ look, isNight, title, children }: WhyCardProps) {
  const id = useId()
  return (
    <article
      className={classNames(cardStyles.card, styles.whyCard, look)}
      data-slot="card"
      data-ground={isNight ? 'night' : undefined}
      aria-labelledby={id}
    >
      <h3 id={id}>{title}</h3>
      {children}
    </article>
  )
}

/** Where seven prices stand on the line, in percent from the lowest; the first is the lit one. */
const pricePlaces = [0, 13, 24, 38, 57, 79, 97]

function onLine(percent: number): CSSProperties & { '--x': number } {
  return { '--x': percent }
}

function PriceCard() {
  const { t } = useTranslation('home')
  return (
    <WhyCard look={styles.whyPrice} title={t('why.price.title')}>
      <p>{t('why.price.text')}</p>
      <div className={styles.priceLine} aria-hidden="true">
        {pricePlaces.map((percent, place) => (
          <i key={percent} className={place === 0 ? styles.lit : undefined} style={onLine(percent)} />
        ))}
        <span>{t('why.price.lowest')}</span>
        <span>{t('why.price.highest')}</span>
      </div>
    </WhyCard>
  )
}

function WordsCard() {
  const { t } = useTranslation('home')
  return (
    <WhyCard look={styles.whyWords} title={t('why.words.title')}>
      <p className={styles.text}>{t('why.words.text')}</p>
      <p className={styles.said} lang="en">
        {t('why.words.english')}
      </p>
      <p className={classNames(styles.said, styles.other)} lang="es">
        {t('why.words.spanish')}
      </p>
    </WhyCard>
  )
}

function StatesCard() {
  const { t, i18n } = useTranslation('home')
  const { agent } = useSite()
  const reach = isLicensedEverywhere(agent.licensedStates) ? 'All' : 'Some'
  const states = licensedStateList(agent.licensedStates, toLanguage(i18n.language))
  return (
    <WhyCard title={t(`why.states.title${reach}`)}>
      <p>{t(`why.states.text${reach}`, { agent: agent.name })}</p>
      <StateMap label={t(`why.states.picture${reach}`, { states })} />
    </WhyCard>
  )
}

function ExamCard() {
  const { t } = useTranslation('home')
  return (
    <WhyCard look={styles.whyExam} isNight title={t('why.exam.title')}>
      <p>{t('why.exam.text')}</p>
      <ul className={styles.struck} aria-label={t('why.exam.label')}>
        {(['nurse', 'needle', 'room'] as const).map((thing) => (
          <li key={thing}>
            <s>{t(`why.exam.${thing}`)}</s>
          </li>
        ))}
      </ul>
    </WhyCard>
  )
}

function StrengthCard() {
  const { t } = useTranslation('home')
  const { today } = useSite()
  const thisYear = Number(today.slice(0, 4))
  return (
    <WhyCard look={styles.whyStrength} title={t('why.strength.title')}>
      <p>{t('why.strength.text')}</p>
      <p className={styles.grade} aria-hidden="true">
        A+
      </p>
      <div className={styles.years} aria-hidden="true">
        <WindowPanes count={8} lit={8} />
        <p>
          {[0, 20, 40].map((later) => (
            <span key={later}>{thisYear + later}</span>
          ))}
        </p>
      </div>
    </WhyCard>
  )
}

/**
 * How many windows the cards in view have lit so far, where the browser's styles cannot (why.module.css, view
 * timelines). Undefined where they can, and where all are lit from the start.
 */
function useLitWindows(cards: RefObject<HTMLElement | null>): number | undefined {
  const [lit, setLit] = useState<number>()
  useEffect(() => {
    if (!cards.current || CSS.supports('animation-timeline', 'view()') || prefersStillness()) return
    const all = [...cards.current.children]
    setLit(0)
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setLit((before = 0) => Math.max(before, all.indexOf(target) + 1))
        }
      },
      { rootMargin: '0px 0px -20%' },
    )
    for (const card of all) observer.observe(card)
    return () => observer.disconnect()
  }, [cards])
  return lit
}
