import { useTranslation } from 'react-i18next'
import { stateNames } from '#domain/people/states.ts'
import { useSite } from '../../site/use-site.ts'

/** Who may sell where: the licence line, the National Producer Number, and the numbers that single states ask for. */
export function LicenceLine() {
  const { t, i18n } = useTranslation('site-frame')
  const { agent, brand } = useSite()
  const states = agent.licensedStates
  const licensed =
    states === 'all'
      ? t('footer.licensedAll')
      : t('footer.licensedIn', {
          states: new Intl.ListFormat(i18n.language).format(states.map((code) => stateNames[code])),
        })
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
