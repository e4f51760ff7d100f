import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import typography from '#app/ui/layout/typography.module.css'
import type { CallContent } from '#domain/leads/submission/call-request-from.ts'
import { CallForm } from './call-form.tsx'
import { CallSent } from './call-sent.tsx'
import styles from './next-steps.module.css'

/** The part of the page in which a visitor asks to be called: the way to a call, or the one beside the calendar. */
export function CallRequestForm() {
  const { t } = useTranslation('next-steps')
  const { agent, links } = useSite()
  const [sent, setSent] = useState<CallContent>()
  const isMain = !links.schedulingUrl
  return (
    <section className={styles.req}>
      {sent ? (
        <CallSent call={sent} />
      ) : (
        <>
          <div>
            <h2>{t(isMain ? 'request.title' : 'request.titleBeside')}</h2>
            <p className={typography.soft}>{t('request.text', { agent: agent.name })}</p>
          </div>
          <CallForm isMain={isMain} onStored={setSent} />
        </>
      )}
    </section>
  )
}
