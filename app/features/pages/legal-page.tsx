import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { AgentDetails } from './agent-details.tsx'
import { PageRow } from './page-sections.tsx'
import { ShortPage } from './short-page.tsx'

/** A legal page: its date under the lead, and how to reach the agent at its end. */
export function LegalPage({ page }: { page: string }) {
  const { t } = useTranslation('pages-shared')
  return (
    <ShortPage
      namespace="pages-legal"
      page={page}
      underLead={<LastUpdated />}
      after={
        <PageRow title={t('contact.title')}>
          <AgentDetails />
        </PageRow>
      }
    />
  )
}

function LastUpdated() {
  const { t, i18n } = useTranslation('pages-shared')
  const { legalPagesDate, today } = useSite()
  const isoDate = legalPagesDate ?? today
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(isoDate),
  )
  return (
    <p className="small soft page-date">
      <time dateTime={isoDate}>{t('updated', { date })}</time>
    </p>
  )
}
