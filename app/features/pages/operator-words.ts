import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { formatSpan } from '#domain/format/format.ts'
import { isLicensedEverywhere, licensedStateList } from '#domain/people/states/licensed-states.ts'
import { toLanguage } from '#domain/site/language.ts'

/** What the words of a page may name of the operator. */
export function useOperatorWords(): Record<
  'brand' | 'agent' | 'phone' | 'hours' | 'npn' | 'licensed' | 'leadsKept' | 'unconfirmedKept' | 'auditKept',
  string
> {
  const { t, i18n } = useTranslation('pages-shared')
  const { brand, agent, hoursText, retention } = useSite()
  const language = toLanguage(i18n.language)
  const { leadMonths } = retention
  const licensed = isLicensedEverywhere(agent.licensedStates)
    ? t('licensedAll')
    : t('licensedIn', { states: licensedStateList(agent.licensedStates, toLanguage(i18n.language)) })
  return {
    brand: brand.name,
    agent: agent.name,
    phone: agent.phone,
    hours: hoursText[language],
    npn: agent.nationalProducerNumber,
    licensed,
    leadsKept:
      leadMonths === null
        ? t('leadsKept')
        : t('leadsKeptFor', { months: formatSpan(leadMonths, 'month', language) }),
    unconfirmedKept: formatSpan(retention.unconfirmedAccountDays, 'day', language),
    auditKept: formatSpan(retention.auditMonths, 'month', language),
  }
}
