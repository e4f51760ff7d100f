import { useTranslation } from 'react-i18next'
import { AgentDetails } from '#app/features/pages/agent-details.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { useSite } from '#app/site/use-site.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import { stateDepartments } from '#content/sources.ts'
import { isLicensedEverywhere, licensedStateList } from '#domain/people/states/licensed-states.ts'
import { stateCodes } from '#domain/people/states/states.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './company.module.css'

/** Who the agent is before the law, and how to look that up. */
export function LicenseFacts() {
  const { t } = usePageWords('page-about')
  const { i18n } = useTranslation()
  const { licensedStates, yearsOfExperience } = useSite().agent
  const states = isLicensedEverywhere(licensedStates)
    ? t('license.all', { count: stateCodes.length })
    : licensedStateList(licensedStates, toLanguage(i18n.language))
  return (
    <section className={layout.section}>
      <div className={classNames(layout.wrap, styles.founder)}>
        <div className={layout.stack}>
          <h2>{t('license.title')}</h2>
          <p>{t('license.text')}</p>
          <p>
            <a href={stateDepartments.url} rel="noreferrer">
              {t('license.departments')}
            </a>
          </p>
        </div>
        <AgentDetails
          more={[
            { term: t('license.where'), detail: states },
            { term: t('license.years'), detail: `${yearsOfExperience}` },
          ]}
        />
      </div>
    </section>
  )
}
