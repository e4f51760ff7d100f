import { ArrowRight, Phone } from 'lucide'
import type { ReactNode } from 'react'
import { Scene } from '#app/art/scene.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './closing-scene.module.css'
import { useSite } from './use-site.ts'

interface ClosingSceneProps {
  title: ReactNode
  text: ReactNode
  /** Labels of the two ways on: to a quote, and to the phone. */
  quote: string
  call: string
  /** Where the quote comes from: the questionnaire, unless the product is asked for elsewhere. */
  quoteAt?: string | undefined
  children?: ReactNode
}

/** Sunrise at a page's end: the way to a quote, or to a person. */
export function ClosingScene({
  title,
  text,
  quote,
  call,
  quoteAt = paths.quote,
  children,
}: ClosingSceneProps) {
  const { phone } = useSite().agent
  return (
    <section className={styles.closing} data-slot="closing">
      <Scene name="sunrise" />
      <div className={classNames(layout.wrap, styles.copy)}>
        <h2 className={typography.h1}>{title}</h2>
        <p className={typography.lead} data-slot="lead">
          {text}
        </p>
        <div className={layout.row} data-slot="row">
          <ButtonLink to={quoteAt}>
            {quote} <Icon of={ArrowRight} />
          </ButtonLink>
          <ButtonLink href={phoneHref(phone)} variant="quiet">
            <Icon of={Phone} /> <span className={typography.num}>{call}</span>
          </ButtonLink>
        </div>
        {children}
      </div>
    </section>
  )
}
