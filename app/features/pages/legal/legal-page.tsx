import { useTranslation } from 'react-i18next'
import { AgentDetails } from '#app/features/pages/blocks/agent-details.tsx'
import { PageSources } from '#app/features/pages/blocks/page-sources.tsx'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import { useSite } from '#app/site/use-site.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import { PageIntro } from '#app/ui/layout/page-top/page-intro.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { formatDate } from '#domain/format/format-dates.ts'
import { toLanguage } from '#domain/site/language.ts'
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

/** What the site may keep on a device; on a phone each entry stands by itself. */
function KeptTable() {
  const { t } = useTranslation('page-cookie-policy')
  return (
    <table className={styles.keptTable}>
      <caption className={layout.sr}>{t('table.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.name')}</th>
          <th scope="col">{t('table.why')}</th>
          <th scope="col">{t('table.where')}</th>
          <th scope="col">{t('table.long')}</th>
        </tr>
      </thead>
      <tbody>
        {keptKeys.map(({ name, place, length }) => (
          <tr key={name}>
            <th scope="row" lang="en">
              {name}
            </th>
            <td data-label={t('table.why')}>{t(`kept.${name}`)}</td>
            <td data-label={t('table.where')}>{t(`places.${place}`)}</td>
            <td data-label={t('table.long')}>{t(`lengths.${length}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The day that the operator fixed for the legal pages, or the current one. */
function LastUpdated() {
  const { t, i18n } = useTranslation('pages-shared')
  const { legalPagesDate, today } = useSite()
  const isoDate = legalPagesDate ?? today
  const date = formatDate(isoDate, toLanguage(i18n.language))
  return (
    <p className={classNames(typography.small, typography.soft, styles.legalDate)}>
      <time dateTime={isoDate}>{t('updated', { date })}</time>
    </p>
  )
}

/** Everything that the site may leave in a browser: its name there, where it is, and how long it stays. */
export const keptKeys = [
  { name: 'i18next', place: 'cookie', length: 'year' },
  { name: 'google-sign-in', place: 'cookie', length: 'way' },
  { name: 'signInBegun', place: 'cookie', length: 'begun' },
  { name: 'i18nextLng', place: 'device', length: 'cleared' },
  // The auth client names it after the backend's address: what stands between the two dashes differs.
  { name: 'sb-…-auth-token', place: 'device', length: 'signedIn' },
  { name: 'sb-…-code-verifier', place: 'device', length: 'arrived' },
  { name: 'formData', place: 'device', length: 'replaced' },
  { name: 'deviceProfile', place: 'device', length: 'cleared' },
  { name: 'deviceId', place: 'device', length: 'cleared' },
  { name: 'cart', place: 'device', length: 'cleared' },
  { name: 'sentApplications', place: 'device', length: 'cleared' },
  { name: 'devicePlans', place: 'device', length: 'cleared' },
  { name: 'ownLink', place: 'device', length: 'replaced' },
  { name: 'promptForName', place: 'device', length: 'cleared' },
  { name: 'instantQuote', place: 'tab', length: 'tab' },
  { name: 'needs', place: 'tab', length: 'tab' },
  { name: 'personDraft', place: 'tab', length: 'tab' },
  { name: 'comparedPerson', place: 'tab', length: 'tab' },
  { name: 'contactDraft', place: 'tab', length: 'sent' },
  { name: 'handOvers', place: 'tab', length: 'sent' },
  { name: 'requestSession', place: 'tab', length: 'tab' },
  { name: 'broughtLink', place: 'tab', length: 'tab' },
  { name: 'chat', place: 'tab', length: 'tab' },
  { name: 'chatShown', place: 'tab', length: 'tab' },
  { name: 'splashShown', place: 'tab', length: 'tab' },
  { name: 'scrollPositions', place: 'tab', length: 'tab' },
] as const
