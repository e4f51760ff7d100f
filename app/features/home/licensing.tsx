import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { classNames } from '#app/ui/class-names.ts'
import { DataList } from '#app/ui/layout/data/data-list.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { isLicensedEverywhere, licensedStateList } from '#domain/people/states/licensed-states.ts'
import { stateNames } from '#domain/people/states/states.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './licensing.module.css'

/** Who is licensed, where, and under which numbers; the header and the footer lead here. */
export function Licensing() {
  const { t, i18n } = useTranslation('home')
  const { agent } = useSite()
  const everywhere = isLicensedEverywhere(agent.licensedStates)
  const states = everywhere
    ? t('licensing.allStates')
    : licensedStateList(agent.licensedStates, toLanguage(i18n.language))
  const numbers = agent.stateLicenses.map(({ state, number }) => ({
    term: t('licensing.stateLicense', { state: stateNames[state] }),
    detail: number,
  }))
  const domicile = agent.domicile ? [{ term: t('licensing.domicile'), detail: agent.domicile }] : []
  return (
    <section className={layout.section} data-ground="sunk" id="licensing" aria-labelledby="licensing-title">
      <div className={classNames(layout.wrap, styles.licensing)}>
        <div>
          <h2 id="licensing-title">{t('licensing.title')}</h2>
          <p className={typography.soft}>{t('licensing.text')}</p>
        </div>
        <DataList
          items={[
            { term: t('licensing.agent'), detail: agent.name },
            { term: t('licensing.states'), detail: states },
            {
              term: t('licensing.producerNumber'),
              detail: (
                <span className={typography.num} data-slot="num">
                  {agent.nationalProducerNumber}
                </span>
              ),
            },
            ...numbers,
            ...domicile,
          ]}
        />
      </div>
    </section>
  )
}
