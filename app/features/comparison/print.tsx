import { Printer } from 'lucide'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { localToday } from '#app/browser/clock.ts'
import { useSite } from '#app/site/use-site.ts'
import { useFormData } from '#app/state/device/form-data.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formatCoverage, formatYears } from '#domain/format/format.ts'
import { formatDate } from '#domain/format/format-dates.ts'
import { ageOn } from '#domain/people/dates/age.ts'
import type { Person } from '#domain/people/person.ts'
import { isStateCode, stateNames } from '#domain/people/states/states.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './print.module.css'
import type { ShownPlans } from './use-preview.ts'

interface PrintHeadProps {
  person: Person
  planType: PlanType
  shown: ShownPlans
}

/** Stands on paper alone: for whom, when, what was asked, and whom to call. */
export const PrintHead = memo(({ person, planType, shown }: PrintHeadProps) => {
  const { t, i18n } = useTranslation('comparison')
  const { brand, agent } = useSite()
  const language = toLanguage(i18n.language)
  const license = agent.stateLicenses.find(({ state }) => state === person.residentState)
  const asked = useAsked(person, planType, shown)
  const { isRestored } = useFormData()
  // The server's day may be another than the visitor's, so its HTML names none.
  const date = isRestored ? formatDate(localToday(), language) : ''
  return (
    <div className={styles.printHead}>
      <p className={styles.printBrand}>{brand.name}</p>
      <p>{t('print.date', { date })}</p>
      <p>{asked.join(' · ')}</p>
      {shown.isPreview ? <p>{t('print.preview')}</p> : null}
      {shown.isSample ? <p>{t('print.sample')}</p> : null}
      <p>
        {t('print.agent', {
          name: agent.name,
          phone: agent.phone,
          number: agent.nationalProducerNumber,
        })}
      </p>
      {license && isStateCode(license.state) ? (
        <p>{t('print.license', { state: stateNames[license.state], number: license.number })}</p>
      ) : null}
    </div>
  )
})

function useAsked(person: Person, planType: PlanType, { input }: ShownPlans): string[] {
  const { t, i18n } = useTranslation('comparison')
  const language = toLanguage(i18n.language)
  const age = ageOn(person.dateOfBirth, localToday())
  const state = person.residentState
  return [
    person.fullName.trim(),
    t(`plans.${planType}.name`),
    formatCoverage(input.coverage, language),
    planType === 'term' ? formatYears(input.term, language) : '',
    age === undefined ? '' : t('print.age', { count: age }),
    isStateCode(state) ? stateNames[state] : '',
    t(person.smoker ? 'print.tobacco' : 'print.noTobacco'),
    t('print.class', {
      class: t(`common:healthClasses.${input.healthRating}`, { defaultValue: input.healthRating }),
    }),
  ].filter((part) => part !== '')
}

export function PrintButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('comparison')
  return (
    <Button variant="text" isSmall className={className} onClick={() => window.print()}>
      <Icon of={Printer} /> {t('print.button')}
    </Button>
  )
}
