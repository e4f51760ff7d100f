import { memo, type ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import type { SideBySideView } from '#app/features/comparison/side-by-side/use-side-by-side.ts'
import { QuickPicks } from '#app/ui/fields/choice/quick-picks.tsx'
import { SubBar } from '#app/ui/layout/page-top/sub-bar.tsx'
import { callNames } from '#domain/people/contact/call-names.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './comparison-head.module.css'
import type { ComparedPerson } from './use-comparison.ts'

interface ComparisonBarProps {
  cartButton: ReactNode
  sideBySide: SideBySideView
}

/** Back to the review, or from the table to the list; and the cart. */
export function ComparisonBar({ cartButton, sideBySide }: ComparisonBarProps) {
  const { t } = useTranslation('comparison')
  const back = sideBySide.isOpen
    ? { ...sideBySide.list, label: t('table.back'), onBack: sideBySide.close }
    : { to: paths.review, label: t('back') }
  return <SubBar {...back}>{cartButton}</SubBar>
}

interface ComparisonHeadProps extends ComparedPerson {
  /** The class that the prices assume; none where there are no prices. */
  healthClass?: string | undefined
}

/** The page's title, whose plans these are and in which class, and the way to another person's. */
export function ComparisonHead({ healthClass, ...compared }: ComparisonHeadProps) {
  const { t } = useTranslation('comparison')
  return (
    <div className={styles.head}>
      <h1>{t('title')}</h1>
      <ForName name={compared.person.fullName} healthClass={healthClass} />
      <PersonSwitcher {...compared} />
    </div>
  )
}

interface ForNameProps {
  name: string
  healthClass?: string | undefined
}

export const ForName = memo(({ name, healthClass = '' }: ForNameProps) => {
  const { t } = useTranslation('comparison')
  const fullName = name.trim()
  if (fullName === '') return null
  const shown = healthClass && t(`common:healthClasses.${healthClass}`, { defaultValue: healthClass })
  return (
    <p className={styles.forName} data-slot="lead">
      <Trans t={t} i18nKey="for" values={{ name: fullName }} components={{ strong: <strong /> }} />
      {shown === '' ? null : ` · ${t('head.health', { class: shown })}`}
    </p>
  )
})

/** Whose plans to show; only where there are several people. */
function PersonSwitcher({ person, people, choose }: ComparedPerson) {
  const { t } = useTranslation('comparison')
  if (people.length < 2) return null
  const names = callNames(people)
  return (
    <div className={styles.people}>
      <QuickPicks
        label={t('people.label')}
        value={person.id}
        onPick={choose}
        options={people.map(({ id, relationshipToPrimary: relationship }) => {
          const name = names.get(id) ?? ''
          const words = name === '' ? 'people.unnamed' : 'people.named'
          return { value: id, label: t(`${words}.${relationship}`, { name, defaultValue: name }) }
        })}
      />
    </div>
  )
}
