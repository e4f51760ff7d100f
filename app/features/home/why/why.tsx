import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WhyHouse } from '#app/art/why-house.tsx'
import { prefersReducedMotion } from '#app/features/home/prefers-reduced-motion.ts'
import { useSite } from '#app/site/use-site.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import { isLicensedEverywhere, licensedStateList } from '#domain/people/states/licensed-states.ts'
import { toLanguage } from '#domain/site/language.ts'
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
        <div ref={cards}>
          <WhyCards />
        </div>
      </div>
    </section>
  )
}

function WhyCards() {
  const { t, i18n } = useTranslation('home')
  const { agent } = useSite()
  const reach = isLicensedEverywhere(agent.licensedStates) ? 'All' : 'Some'
  const states = licensedStateList(agent.licensedStates, toLanguage(i18n.language))
  return (
    <>
      <WhyCard title={t('why.price.title')} text={t('why.price.text')} />
      <WhyCard title={t('why.words.title')} text={t('why.words.text')} />
      <WhyCard
        title={t(`why.states.title${reach}`)}
        text={t(`why.states.text${reach}`, { agent: agent.name, states })}
      />
      <WhyCard title={t('why.exam.title')} text={t('why.exam.text')} />
      <WhyCard title={t('why.strength.title')} text={t('why.strength.text')} />
    </>
  )
}

function WhyCard({ title, text }: { title: string; text: string }) {
  const id = useId()
  return (
    <article className={styles.whyCard} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>{text}</p>
    </article>
  )
}

/**
 * How many windows the cards in view have lit so far, where the browser's styles cannot (why.module.css, view
 * timelines). Undefined where they can, and where all are lit from the start.
 */
function useLitWindows(cards: RefObject<HTMLElement | null>): number | undefined {
  const [lit, setLit] = useState<number>()
  useEffect(() => {
    if (!cards.current || CSS.supports('animation-timeline', 'view()') || prefersReducedMotion()) return
    const all = [...cards.current.children]
    setLit(0)
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setLit((before = 0) => Math.max(before, all.indexOf(target) + 1))
        }
      },
      { rootMargin: '0px 0px -25%' },
    )
    for (const card of all) observer.observe(card)
    return () => observer.disconnect()
  }, [cards])
  return lit
}
