import { Fragment, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PhoneInput } from '#app/fields/phone-input.tsx'
import { useForm } from '#app/fields/use-form.ts'
import { useSite } from '#app/site/use-site.ts'
import { requestSession } from '#app/state/tab/request-session.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { EmailInput } from '#app/ui/fields/input/email-input.tsx'
import { NameInput } from '#app/ui/fields/input/name-input.tsx'
import { Card } from '#app/ui/layout/card.tsx'
import { DataList } from '#app/ui/layout/data/data-list.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { type CorrectionFields, correctionOf, correctionProblems } from '#domain/leads/status/correction.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './request-status.module.css'
import { statusDay } from './status-times.ts'
import type { PartProps } from './use-request-status.ts'
import { WorkFailure } from './work-failure.tsx'

/** Name, phone and email as they were sent, and the way to have them corrected. */
export function CorrectPart({ own, status }: PartProps) {
  const { t, i18n } = useTranslation('request-status')
  const { name: agent, hours } = useSite().agent
  // What was typed when the page was loaded anew, or when the session ended, stands there again.
  const [typed] = useState(() => requestSession.typedFor(own.link))
  const [isOpen, setIsOpen] = useState(typed !== undefined)
  const [hasOpened, setHasOpened] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  // Whoever used the keyboard goes on where the form was opened.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  function open() {
    setHasOpened(true)
    setIsOpen(true)
  }
  function close() {
    requestSession.keepTyped(undefined)
    setIsOpen(false)
  }
  const stored = { fullName: status.name ?? '', phone: status.phone ?? '', email: status.email ?? '' }
  const asked = status.asked.findLast(({ what }) => what === 'correction')
  const missing = t('correct.missing')
  return (
    <Card isPadded className={styles.part}>
      <h2 className={typography.h3}>{t('correct.title')}</h2>
      <DataList
        items={[
          { term: t('correct.name'), detail: stored.fullName || missing },
          { term: t('correct.phone'), detail: stored.phone || missing },
          { term: t('correct.email'), detail: stored.email ? <Breakable text={stored.email} /> : missing },
        ]}
      />
      {asked ? (
        <Alert tone="info" live="status">
          <p>
            {t('correct.open', {
              agent,
              date: statusDay(new Date(asked.at), hours.timeZone, toLanguage(i18n.language)),
            })}
          </p>
          <p className={styles.said}>
            <Breakable text={asked.body ?? ''} />
          </p>
        </Alert>
      ) : null}
      {isOpen ? (
        <CorrectForm own={own} stored={stored} typed={typed} isFirst={hasOpened} onDone={close} />
      ) : (
        <Button variant="quiet" ref={opener} onClick={open}>
          {t('correct.button')}
        </Button>
      )}
    </Card>
  )
}

/** An address too long for its line goes on at its @, not after any letter. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?=@)/).map((part, index) => (
    <Fragment key={part}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ))
}

interface CorrectFormProps {
  own: PartProps['own']
  stored: CorrectionFields
  /** What was typed before. */
  typed: CorrectionFields | undefined
  /** A press opened it, which its first field follows. */
  isFirst: boolean
  onDone: () => void
}

function CorrectForm({ own, stored, typed, isFirst, onDone }: CorrectFormProps) {
  const { t } = useTranslation('request-status')
  const { name: agent } = useSite().agent
  const [fields, setFields] = useState(() => (isFirst || !typed ? stored : typed))
  function change(changes: Partial<CorrectionFields>) {
    const { fullName, phone, email } = { ...fields, ...changes }
    setFields({ fullName, phone, email })
    requestSession.keepTyped({ link: own.link, fullName, phone, email })
  }
  const { work } = own
  const isBusy = work?.state === 'busy'
  const isOwn = work?.part === 'correct'
  const { submit, field } = useForm({
    fields: ['fullName', 'phone', 'email'],
    read: () => fields,
    isLive: true,
    validate: (values) => {
      const problems = correctionProblems(stored, values)
      return {
        fullName: problems.isUnchanged
          ? t('correct.nothing')
          : problems.fullName
            ? t('correct.problems.name')
            : undefined,
        phone: problems.phone ? t('correct.problems.phone') : undefined,
        email: problems.email ? t('correct.problems.email') : undefined,
      }
    },
    send: async (values) => {
      // Left open, a second press would send it a second time.
      if (await own.change('correct', { correct: correctionOf(stored, values) })) onDone()
    },
    isBusy,
    firstFocus: isFirst ? 'fullName' : undefined,
    hasFailed: isOwn && (work.state === 'notStored' || work.state === 'tooMany'),
  })
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <p>{t('correct.text', { agent })}</p>
      <Field label={t('correct.name')} {...field('fullName')}>
        {(control) => (
          <NameInput
            {...control}
            name="name"
            value={fields.fullName}
            onChange={(event) => change({ fullName: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t('correct.phone')} {...field('phone')}>
        {(control) => (
          <PhoneInput
            {...control}
            name="phone"
            autoComplete="tel"
            value={fields.phone}
            onPhone={(phone) => change({ phone })}
          />
        )}
      </Field>
      <Field label={t('correct.email')} {...field('email')}>
        {(control) => (
          <EmailInput
            {...control}
            name="email"
            value={fields.email}
            onChange={(event) => change({ email: event.currentTarget.value })}
          />
        )}
      </Field>
      <WorkFailure work={work} part="correct" />
      <div className={layout.row} data-slot="row">
        <Button type="submit" isBusy={isBusy}>
          {t(isBusy && isOwn ? 'correct.sending' : 'correct.send', { agent })}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('correct.cancel')}
        </Button>
      </div>
    </form>
  )
}
