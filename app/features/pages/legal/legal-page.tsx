import { useTranslation } from 'react-i18next'
import { AgentDetails } from '#app/features/pages/agent-details.tsx'
import { PageSources } from '#app/features/pages/blocks/page-sources.tsx'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import { PageIntro } from '#app/ui/layout/page-intro.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { KeptTable } from './kept-table.tsx'
import { LastUpdated } from './last-updated.tsx'
import styles from './legal.module.css'
import { LegalSections } from './legal-sections.tsx'
import { type LegalNamespace, useLegalText } from './legal-text.ts'

const contactId = 'contact'

/** A legal page: its date, a list of its numbered parts, the parts, and at the end how to reach the agent. */
export function LegalPage({ namespace }: { namespace: LegalNamespace }) {
  const { t } = useTranslation('pages-shared')
  const { title, lead, contents, sections } = useLegalText(namespace)
  const contact = { id: contactId, title: t('contact.title') }
  return (
    <>
      <div className={layout.wrap}>
        <PageIntro title={title} lead={lead}>
          <LastUpdated />
        </PageIntro>
      </div>
      <div className={classNames(layout.wrap, styles.legal)}>
        <nav aria-label={contents}>
          <p className={typography.h4}>{contents}</p>
          <ol>
            {[...sections, contact].map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.legalText}>
          <LegalSections sections={sections} tables={{ list: KeptTable }} />
          <section id={contactId}>
            <h2 className={typography.h3}>{contact.title}</h2>
            <AgentDetails />
          </section>
        </div>
      </div>
      <PageSources namespace={namespace} />
      <PageClosing />
    </>
  )
}
