import { Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import darkStreet from '#app/art/figures/dark-street.svg'
import { localToday } from '#app/browser/clock.ts'
import styles from '#app/features/comparison/comparison.module.css'
import { useSite } from '#app/site/use-site.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { formatCoverage } from '#domain/format/format.ts'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { ageOn, isAdult } from '#domain/people/dates/age.ts'
import type { Person } from '#domain/people/person.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import { toLanguage } from '#domain/site/language.ts'

interface NoQuotesProps {
  person: Person
  planType: PlanType
  /** USD. */
  coverage: number
  onShow: (planType: PlanType) => void
}

export function NoQuotes({ person, planType, coverage, onShow }: NoQuotesProps) {
  const { t, i18n } = useTranslation('comparison')
  const { agent, youngestIssueAge } = useSite()
  const today = localToday()
  const isMinor = !isAdult(person.dateOfBirth, today)
  const other = planType === 'term' ? 'whole' : 'term'
  // A child is too young for most plans: no way leads to the same nothing.
  const reachesOther =
    (youngestIssueAge[other] ?? Number.POSITIVE_INFINITY) <= (ageOn(person.dateOfBirth, today) ?? 0)
  return (
    <div className={styles.none}>
      <img src={darkStreet} alt="" width="640" height="400" />
      <div>
        <h2>{t('empty.title')}</h2>
        <p className={typography.lead} data-slot="lead">
          {t(isMinor ? 'empty.minor' : 'empty.text', {
            amount: formatCoverage(coverage, toLanguage(i18n.language)),
            plan: t(`plans.${planType}.inText`),
          })}
        </p>
        <div className={layout.row} data-slot="row">
          <ButtonLink href={phoneHref(agent.phone)}>
            <Icon of={Phone} /> {t('empty.call')}
          </ButtonLink>
          {reachesOther ? (
            <Button variant="quiet" onClick={() => onShow(other)}>
              {t('empty.show', { plan: t(`plans.${other}.inText`) })}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  )
}
