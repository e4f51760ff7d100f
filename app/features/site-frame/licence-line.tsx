import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { isLicensedEverywhere, licensedStateList } from '#domain/people/states/licensed-states.ts'
import { stateNames } from '#domain/people/states/states.ts'
import { toLanguage } from '#domain/site/language.ts'

/** Who may sell where: the licence line, the National Producer Number, and the numbers that single states ask for. */
export function LicenceLine() {
  const { t, i18n } = useTranslation('site-frame')
  const { agent, brand } = useSite()
  const licensed = isLicensedEverywhere(agent.licensedStates)
    ? t('footer.licensedAll')
    : t('footer.licensedIn', { states: licensedStateList(agent.licensedStates, toLanguage(i18n.language)) })
  return (
    <>
      {licensed} {t('footer.producerNumber', { number: agent.nationalProducerNumber })}{' '}
      {agent.stateLicenses.map(
        ({ state, number }) => `${t('footer.stateLicense', { state: stateNames[state], number })} `,
      )}
      {agent.domicile ? `${t('footer.domicile', { place: agent.domicile })} ` : null}
      {t('footer.independent', { brand: brand.name })}
    </>
  )
}
