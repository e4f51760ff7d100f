import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { DataList } from '#app/ui/layout/data/data-list.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { stateNames } from '#domain/people/states/states.ts'

interface AgentDetailsProps {
  /** What a page tells besides. */
  more?: readonly { term: string; detail: ReactNode }[]
}

/** Who the agent is: how to reach the agent, and under which licenses the agent works. */
export function AgentDetails({ more = [] }: AgentDetailsProps) {
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
          detail: (
            <span className={typography.num} data-slot="num">
              {agent.nationalProducerNumber}
            </span>
          ),
        },
        ...licenses,
        ...domicile,
        ...more,
      ]}
    />
  )
}
