import { useTranslation } from 'react-i18next'
import { NotSent } from '#app/leads/not-sent.tsx'
import { useSite } from '#app/site/use-site.ts'
import { requestStatusName } from '#domain/leads/status/request-status.ts'
import { unbrokenPhone } from '#domain/people/contact/unbroken-phone.ts'
import type { StatusPart, StatusWork } from './use-request-status.ts'

/** Says that something of a part could not be done, with a way on. */
export function WorkFailure({ work, part }: { work: StatusWork | undefined; part: StatusPart }) {
  const { t } = useTranslation('request-status')
  const { phone } = useSite().agent
  if (work?.part !== part || (work.state !== 'notStored' && work.state !== 'tooMany')) return null
  const of = work.state === 'tooMany' ? 'tooMany' : 'failed'
  return (
    <NotSent
      title={t(`${of}.title`)}
      text={t(`${of}.text`, { phone: unbrokenPhone(phone) })}
      call={requestStatusName}
    />
  )
}
