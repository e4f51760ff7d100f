import { useTranslation } from 'react-i18next'
import { isLicensedEverywhere, licensedStateList } from '#app/site/licensed-states.ts'
import { useSite } from '#app/site/use-site.ts'

/** What the words of a page may name of the operator. */
export function useOperatorWords(): Record<'brand' | 'agent' | 'phone' | 'npn' | 'licensed', string> {
  const { t, i18n } = useTranslation('pages-shared')
  const { brand, agent } = useSite()
  const licensed = isLicensedEverywhere(agent.licensedStates)
    ? t('licensedAll')
    : t('licensedIn', { states: licensedStateList(agent.licensedStates, i18n.language) })
  return {
    brand: brand.name,
    agent: agent.name,
    phone: agent.phone,
    npn: agent.nationalProducerNumber,
    licensed,
  }
}
