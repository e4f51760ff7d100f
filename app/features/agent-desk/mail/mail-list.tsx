import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import deskStyles from '#app/features/agent-desk/agent-desk.module.css'
import { toPerson } from '#app/features/agent-desk/desk-view.ts'
import { sendAgain } from '#app/features/agent-desk/queries/desk-api.ts'
import { useAsk, useRefresh } from '#app/features/agent-desk/queries/queries.ts'
import { momentText } from '#app/features/agent-desk/words/ages.ts'
import { useForm } from '#app/fields/use-form.ts'
import { Link } from '#app/routing/router.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { TextInput } from '#app/ui/fields/input/text-input.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import type { DeskUnsentMail } from '#domain/leads/desk/mails.ts'
import { isEmailAddress } from '#domain/people/contact/email.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './mail-list.module.css'

interface MailListProps {
  mails: readonly DeskUnsentMail[]
  now: Date
}

/** Mails that did not arrive. */
export function MailList({ mails, now }: MailListProps) {
  return (
    <ul className={styles.mails}>
      {mails.map((mail) => (
        <UnsentMail key={mail.id} mail={mail} now={now} />
      ))}
    </ul>
  )
}

interface UnsentMailProps {
  mail: DeskUnsentMail
  now: Date
}

/** A mail that did not arrive: what happened, and what can be done. */
function UnsentMail({ mail, now }: UnsentMailProps) {
  const { t } = useTranslation('agent-desk')
  const [isCorrecting, setIsCorrecting] = useState(false)
  const name = mail.address
    ? t(`mail.to.${mail.kind}`, { address: mail.address })
    : t(`mail.toYou.${mail.kind}`)

  const ask = useAsk()
  const refresh = useRefresh()
  const sending = useMutation({
    mutationFn: (address?: string) =>
      ask('A mail could not be sent again', (client) => sendAgain(client, mail.id, address)),
    onSuccess() {
      setIsCorrecting(false)
      refresh()
    },
  })

  return (
    <li>
      <b>{name}</b>
      <span className={classNames(typography.small, styles.small, typography.soft)}>
        <MailWords mail={mail} now={now} />
      </span>
      {mail.person_name ? (
        <Link className={classNames(typography.small, styles.small)} to={toPerson(mail.person_id, 'people')}>
          {t('mail.of', { name: mail.person_name })}
        </Link>
      ) : null}
      {isCorrecting ? (
        <AddressForm
          address={mail.address ?? ''}
          isBusy={sending.isPending}
          onSave={sending.mutate}
          onCancel={() => setIsCorrecting(false)}
        />
      ) : (
        <div className={layout.row} data-slot="row">
          {mail.address ? (
            <Button
              variant="text"
              isSmall
              aria-label={t('mail.correctOf', { mail: name })}
              onClick={() => setIsCorrecting(true)}
            >
              {t('mail.correct')}
            </Button>
          ) : null}
          <Button
            variant="text"
            isSmall
            isBusy={sending.isPending}
            aria-label={t('mail.sendOf', { mail: name })}
            onClick={() => sending.mutate(undefined)}
          >
            {t('mail.send')}
          </Button>
        </div>
      )}
      <p
        className={classNames(typography.small, styles.small, deskStyles.word)}
        role="alert"
        data-tone="failed"
      >
        {sending.isError ? t('mail.failed') : null}
      </p>
    </li>
  )
}

/** Why it did not arrive, how often it was tried, and when it is tried next. */
function MailWords({ mail, now }: { mail: DeskUnsentMail; now: Date }) {
  const { t, i18n } = useTranslation('agent-desk')
  const language = toLanguage(i18n.language)
  const { problem, tries, tried_at, next_try_at, state } = mail
  const time = (at: string) => momentText({ at, now, language })
  const sentences = [
    t(`mail.problems.${problem ?? 'other'}`),
    ...(tried_at ? [t('mail.tries', { count: tries, number: tries, time: time(tried_at) })] : []),
    ...(state === 'failed' ? [t('mail.givenUp')] : []),
    ...(state === 'waiting' && next_try_at ? [t('mail.next', { time: time(next_try_at) })] : []),
  ]
  return sentences.join(' ')
}

interface AddressFormProps {
  address: string
  isBusy: boolean
  onSave: (address: string) => void
  onCancel: () => void
}

function AddressForm({ address, isBusy, onSave, onCancel }: AddressFormProps) {
  const { t } = useTranslation('agent-desk')
  const [typed, setTyped] = useState(address)
  const { submit: save, field } = useForm({
    fields: ['address'],
    read: () => ({ asked: typed.trim() }),
    isLive: true,
    validate: ({ asked }) => ({ address: isEmailAddress(asked) ? undefined : t('mail.addressWrong') }),
    send: ({ asked }) => onSave(asked),
    isBusy,
    firstFocus: 'address',
  })

  return (
    <form className={styles.address} noValidate onSubmit={save}>
      <Field label={t('mail.address')} {...field('address')}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className={layout.row} data-slot="row">
        <Button type="submit" isSmall isBusy={isBusy}>
          {t('mail.save')}
        </Button>
        <Button variant="text" isSmall onClick={onCancel}>
          {t('mail.cancel')}
        </Button>
      </div>
    </form>
  )
}
