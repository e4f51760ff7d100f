import { useTranslation } from 'react-i18next'
import { CheckBox } from '#app/ui/fields/check-box.tsx'
import { formatCoverage } from '#domain/format/format.ts'
import type { SharedAnswers } from '#domain/leads/submission/call-request-from.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './next-steps.module.css'

interface ShareBoxProps {
  shared: SharedAnswers
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** The tick that sends answers and plans along, and what exactly that is; nothing where there is nothing to send. */
export function ShareBox({ shared, isChecked, onChange }: ShareBoxProps) {
  const { t, i18n } = useTranslation('next-steps')
  const { people, plans } = shared
  if (people.length === 0 && plans.length === 0) return null
  const language = toLanguage(i18n.language)
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const names = plans.map(({ carrierName: carrier, coverage }) =>
    t('request.share.plan', { carrier, coverage: formatCoverage(coverage, language) }),
  )
  const of = people.length === 0 ? 'plans' : plans.length === 0 ? 'answers' : 'both'
  return (
    <CheckBox isSentence className={styles.full} isChecked={isChecked} onChange={onChange}>
      <b>{t(`request.share.${of}`)}</b>
      {people.length > 0 ? ` ${t('request.share.whatAnswers', { count: people.length })}` : null}
      {plans.length > 0 ? ` ${t('request.share.whatPlans', { plans: list.format(names) })}` : null}
    </CheckBox>
  )
}
