import { useTranslation } from 'react-i18next'
import { phoneHref, useSite } from '#app/site/use-site.ts'
import { DataList } from '#app/ui/data-list.tsx'
import { stateNames } from '#domain/people/states.ts'
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

function AgentDetails() {
  const { t } = useTranslation('pages-shared')
  const { agent } = useSite()
  const licenses = agent.stateLicenses.map(({ state, number }) => ({
    term: t('contact.license', { state: stateNames[state] }),
    detail: number,
  }))
  const domicile = agent.domicile ? [{ term: t('contact.domicile'), detail: agent.domicile }] : []
  return (
    <DataList
      items={[
        { term: t('contact.agent'), detail: agent.name },
        { term: t('contact.phone'), detail: <a href={phoneHref(agent.phone)}>{agent.phone}</a> },
        {
          term: t('contact.email'),
          detail: <a href={`mailto:${agent.supportEmail}`}>{agent.supportEmail}</a>,
        },
        {
          term: t('contact.producerNumber'),
          detail: <span className="num">{agent.nationalProducerNumber}</span>,
        },
        ...licenses,
        ...domicile,
      ]}
    />
  )
}
