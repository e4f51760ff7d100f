import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import typography from '#app/ui/layout/typography.module.css'
import { type InstantStep, instantSteps } from './place.ts'
import styles from './step-head.module.css'

/** Puts the focus on a heading that a move inside the page has brought; the page's first load is the browser's own. */
export function useArrivalFocus<Heading extends HTMLElement>(hasMoved: boolean) {
  const heading = useRef<Heading>(null)
  const arrive = useEffectEvent(() => {
    if (hasMoved) heading.current?.focus({ preventScroll: true })
  })
  useEffect(() => arrive(), [])
  return heading
}

/** The three steps, with those done and the one at hand. */
export function Steps({ current }: { current: InstantStep }) {
  const { t } = useTranslation('instant-quote')
  const place = instantSteps.indexOf(current)
  return (
    <ol className={styles.isteps} aria-label={t('steps.label')}>
      {instantSteps.map((step, index) => (
        <li
          key={step}
          className={index < place ? styles.done : undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}

interface StepHeadProps {
  current: InstantStep
  hasMoved: boolean
  title: string
  lead: ReactNode
}

export function StepHead({ current, hasMoved, title, lead }: StepHeadProps) {
  const heading = useArrivalFocus<HTMLHeadingElement>(hasMoved)
  return (
    <div className={styles.head}>
      <Steps current={current} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={typography.lead} data-slot="lead">
        {lead}
      </p>
    </div>
  )
}
