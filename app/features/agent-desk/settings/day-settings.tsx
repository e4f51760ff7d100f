import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readDay, setCalendar, setMorningEmail } from '#app/features/agent-desk/queries/desk-api.ts'
import { queryKeys, useAsk } from '#app/features/agent-desk/queries/queries.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { CheckBox } from '#app/ui/fields/choice/check-box.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { TextInput } from '#app/ui/fields/input/text-input.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Skeleton } from '#app/ui/loading/skeleton.tsx'
import { formatDate } from '#domain/format/format-dates.ts'
import { type AgentDay, calendarPath } from '#domain/leads/desk/day/agent-day.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './settings.module.css'

/** What an agent gets of the day without opening the desk: an email each morning, and a calendar. */
export function DaySettings() {
  const { t } = useTranslation('desk-settings')
  const ask = useAsk()
  const queries = useQueryClient()
  const { data: day, isError } = useQuery({
    queryKey: queryKeys.day,
    queryFn: () => ask('The choices of the day could not be read', readDay),
  })
  // What was chosen stands there at once, before it is stored.
  const [wanted, setWanted] = useState<boolean>()
  const show = (stored: AgentDay) => queries.setQueryData<AgentDay>(queryKeys.day, stored)
  const email = useMutation({
    mutationFn: (wants: boolean) =>
      ask('The morning email could not be set', (client) => setMorningEmail(client, wants)),
    onSuccess: show,
    // The box shows again what is stored.
    onSettled: () => setWanted(undefined),
  })
  if (!day) return isError ? <Alert tone="danger">{t('day.notLoaded')}</Alert> : <Skeleton height="6rem" />
  return (
    <div className={styles.parts}>
      <CheckBox
        isChecked={wanted ?? day.wants_morning_email}
        onChange={(isChecked) => {
          setWanted(isChecked)
          email.mutate(isChecked)
        }}
      >
        {t('day.email')}
      </CheckBox>
      <p className={classNames(typography.small, typography.soft)}>{t('day.emailText')}</p>
      {email.isError ? <Alert tone="danger">{t('day.failed')}</Alert> : null}
      <h3 className={typography.h4}>{t('day.calendar')}</h3>
      <p className={classNames(typography.small, typography.soft)}>{t('day.calendarText')}</p>
      <CalendarAddress madeAt={day.calendar_made_at} onStored={show} />
    </div>
  )
}

/** The calendar's address: made here, shown once, and taken away again. */
function CalendarAddress({ madeAt, onStored }: { madeAt: string | null; onStored: (day: AgentDay) => void }) {
  const { t, i18n } = useTranslation('desk-settings')
  const ask = useAsk()
  const [isCopied, setIsCopied] = useState(false)
  const change = useMutation({
    mutationFn: (isOn: boolean) =>
      ask('The calendar could not be set', (client) => setCalendar(client, isOn)),
    onSuccess: ({ code: _, ...stored }) => onStored(stored),
    onMutate: () => setIsCopied(false),
  })
  const code = change.data?.code
  const address = code ? new URL(calendarPath(code), window.location.href).href : undefined
  const wasTurnedOff = change.data !== undefined && change.data.code === null
  return (
    <>
      {address ? (
        <>
          <Field label={t('day.address')} hint={t('day.once')}>
            {(control) => (
              <TextInput
                {...control}
                readOnly
                value={address}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
            )}
          </Field>
          <Button
            variant="quiet"
            isSmall
            onClick={() => void navigator.clipboard.writeText(address).then(() => setIsCopied(true))}
          >
            {t('day.copy')}
          </Button>
        </>
      ) : madeAt ? (
        <p>{t('day.isOn', { date: formatDate(madeAt, toLanguage(i18n.language)) })}</p>
      ) : null}
      <p className={typography.small} role="status">
        {isCopied ? t('day.copied') : wasTurnedOff ? t('day.wasOff') : null}
      </p>
      {change.isError ? <Alert tone="danger">{t('day.failed')}</Alert> : null}
      <div className={layout.row} data-slot="row">
        <Button variant="quiet" isSmall isBusy={change.isPending} onClick={() => change.mutate(true)}>
          {t(madeAt ? 'day.renew' : 'day.make')}
        </Button>
        {madeAt ? (
          <Button variant="text" isSmall isBusy={change.isPending} onClick={() => change.mutate(false)}>
            {t('day.off')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
