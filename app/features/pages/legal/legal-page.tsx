import './legal.css'
import { useTranslation } from 'react-i18next'
import { AgentDetails } from '#app/features/pages/agent-details.tsx'
import { PageSources } from '#app/features/pages/blocks/page-sources.tsx'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { KeptTable } from './kept-table.tsx'
import { LastUpdated } from './last-updated.tsx'
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
      <div className="wrap">
        <PageIntro title={title} lead={lead}>
          <LastUpdated />
        </PageIntro>
      </div>
      <div className="wrap legal">
        <nav aria-label={contents}>
          <p className="h4">{contents}</p>
          <ol>
            {[...sections, contact].map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-text">
          <LegalSections sections={sections} tables={{ list: KeptTable }} />
          <section id={contactId}>
            <h2 className="h3">{contact.title}</h2>
            <AgentDetails />
          </section>
        </div>
      </div>
      <PageSources namespace={namespace} />
      <PageClosing />
    </>
  )
}
