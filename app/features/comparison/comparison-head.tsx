import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import styles from './comparison.module.css'

/** The page's title, whose plans these are, and `children`: the way to another person's. */
export function ComparisonHead({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('comparison')
  return (
    <div className={classNames(layout.wrap, styles.wrap, styles.pageHead)}>
      <h1>{t('title')}</h1>
      <ForName name={name} />
      {children}
    </div>
  )
}

export function ForName({ name }: { name: string }) {
  const { t } = useTranslation('comparison')
  const fullName = name.trim()
  if (fullName === '') return null
  return (
    <p className={typography.lead} data-slot="lead">
      <Trans t={t} i18nKey="for" values={{ name: fullName }} components={{ strong: <strong /> }} />
    </p>
  )
}
