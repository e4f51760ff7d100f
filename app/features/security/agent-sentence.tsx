import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { useSession } from '#app/state/session/session-store.ts'
import { useIsAgent } from '#app/state/session/use-is-agent.ts'
import typography from '#app/ui/layout/typography.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'

/** A sentence that leads to the agent, who can be called and written to right from it. */
export function AgentSentence({ of }: { of: 'authenticator.lost' | 'erase.requests' }) {
  const { t } = useTranslation('security')
  const { agent } = useSite()
  return (
    <Trans
      t={t}
      i18nKey={of}
      values={{ agent: agent.name, phone: agent.phone, email: agent.supportEmail }}
      components={{ phone: <PhoneLink />, email: <EmailLink /> }}
    />
  )
}

function PhoneLink({ children }: { children?: ReactNode }) {
  const { agent } = useSite()
  return (
    <a className={typography.num} href={phoneHref(agent.phone)}>
      {children}
    </a>
  )
}

function EmailLink({ children }: { children?: ReactNode }) {
  const { agent } = useSite()
  return <a href={`mailto:${agent.supportEmail}`}>{children}</a>
}

/** The way back for somebody without their phone. The agent has nobody to call but herself. */
export function LostApp() {
  const { t } = useTranslation('security')
  const session = useSession()
  const isAgent = useIsAgent('userId' in session ? session.userId : undefined)
  return isAgent ? t('authenticator.lostAgent') : <AgentSentence of="authenticator.lost" />
}
