import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { localTimeZone } from '#app/browser/clock.ts'
import { PhoneInput } from '#app/fields/phone-input.tsx'
import { ConsentBox, WebsiteField } from '#app/leads/lead-fields.tsx'
import { NotSent } from '#app/leads/not-sent.tsx'
import type { SubmissionStatus } from '#app/leads/use-submission.ts'
import { useSite } from '#app/site/use-site.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { CheckBox } from '#app/ui/fields/choice/check-box.tsx'
import quickPicksStyles from '#app/ui/fields/choice/quick-picks.module.css'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import fieldStyles from '#app/ui/fields/field.module.css'
import { Field } from '#app/ui/fields/field.tsx'
import { EmailInput } from '#app/ui/fields/input/email-input.tsx'
import { NameInput } from '#app/ui/fields/input/name-input.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { formatCoverage } from '#domain/format/format.ts'
import { timeZoneName } from '#domain/format/time-zone.ts'
import type { BestTime } from '#domain/leads/lead.ts'
import type { SharedAnswers } from '#domain/leads/submission/call-request-from.ts'
import { unbrokenPhone } from '#domain/people/contact/unbroken-phone.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './call-request.module.css'
import { type StoredCall, useCallForm } from './use-call-form.ts'

interface CallFormProps {
  /** The way to a call on this page, where no scheduling service is set. */
  isMain: boolean
  onStored: (stored: StoredCall) => void
}

/** Asks for a call: who, at which number, when it suits; all that goes beyond is left to a tick. */
export function CallForm({ isMain, onStored }: CallFormProps) {
  const { t } = useTranslation('next-steps')
  const call = useCallForm(onStored)
  const { form, fields, change, ticks, tick, status } = call
  const { errors, attempt, field } = form
  const isSending = status === 'sending'
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <fieldset className={styles.reqF} role="presentation" disabled={!call.isRestored}>
        {errors.length > 0 ? (
          <div className={styles.full}>
            <ErrorSummary key={attempt} title={t('request.problems')} errors={errors} />
          </div>
        ) : null}
        <Field label={t('request.name')} isRequired {...field('fullName')}>
          {(control) => (
            <NameInput
              {...control}
              name="name"
              value={fields.fullName}
              onChange={(event) => change({ fullName: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label={t('request.phone')} isRequired {...field('phone')}>
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
        <BestTimesField
          offered={call.offeredTimes}
          picked={fields.bestTimes}
          onChange={(bestTimes) => change({ bestTimes })}
          isInBrowser={call.isRestored}
        />
        <Field
          className={styles.full}
          label={t('request.email')}
          hint={t('request.emailHint')}
          {...field('email')}
        >
          {(control) => (
            <EmailInput
              {...control}
              name="email"
              value={fields.email}
              onChange={(event) => change({ email: event.currentTarget.value })}
            />
          )}
        </Field>
        <ShareBox shared={call.shared} isChecked={ticks.share} onChange={(share) => tick({ share })} />
        <WebsiteField value={call.website} onChange={call.setWebsite} />
        <div className={classNames(styles.full, styles.reqGo)}>
          <ConsentBox
            of="calls"
            contact={fields.phone}
            isChecked={ticks.consent}
            onChange={(consent) => tick({ consent })}
          />
          <Failure status={status} />
          <Button
            type="submit"
            variant={isMain ? 'primary' : 'quiet'}
            isInactive={!call.isValid || isSending}
          >
            {t(isSending ? 'request.sending' : 'request.submit')}
          </Button>
          <p className={classNames(typography.micro, typography.soft)}>{t('request.note')}</p>
        </div>
      </fieldset>
    </form>
  )
}

function Failure({ status }: { status: SubmissionStatus }) {
  const { t } = useTranslation('next-steps')
  const { phone } = useSite().agent
  if (status !== 'notStored' && status !== 'tooMany') return null
  return (
    <NotSent
      title={t(`request.${status}.title`)}
      text={t(`request.${status}.text`, { phone: unbrokenPhone(phone) })}
      call="request-call"
    />
  )
}

interface BestTimesProps {
  offered: readonly BestTime[]
  picked: readonly BestTime[]
  onChange: (picked: BestTime[]) => void
  /** False in the server's HTML, where nobody's time zone is known. */
  isInBrowser: boolean
}

/** Parts of the day that suit, as many as one likes, in the visitor's own time zone. */
function BestTimesField({ offered, picked, onChange, isInBrowser }: BestTimesProps) {
  const { t, i18n } = useTranslation('next-steps')
  const hintId = useId()
  const zone = isInBrowser ? localTimeZone() : undefined
  const zoneName = zone && timeZoneName(zone, toLanguage(i18n.language))

  function toggle(time: BestTime, isPicked: boolean) {
    onChange(offered.filter((each) => (each === time ? isPicked : picked.includes(each))))
  }

  return (
    <fieldset className={styles.full} aria-describedby={hintId}>
      <legend className={fieldStyles.label} data-slot="label">
        {t('request.times.label')}
      </legend>
      <div className={quickPicksStyles.chips} data-slot="chips">
        {offered.map((time) => (
          <label className={quickPicksStyles.chip} data-slot="chip" key={time}>
            <input
              className={layout.overLabel}
              type="checkbox"
              name="bestTimes"
              value={time}
              checked={picked.includes(time)}
              onChange={(event) => toggle(time, event.currentTarget.checked)}
            />
            {t(`request.times.${time}`)}
          </label>
        ))}
      </div>
      <p className={fieldStyles.hint} data-slot="hint" id={hintId}>
        {[t('request.times.parts'), ...offered.map((time) => t(`request.times.spans.${time}`))].join(' ')}{' '}
        {zoneName ? t('request.times.zone', { zone: zoneName }) : t('request.times.zoneUnnamed')}
      </p>
    </fieldset>
  )
}

interface ShareBoxProps {
  shared: SharedAnswers
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** The tick that sends answers and plans along, and what exactly that is; nothing where there is nothing to send. */
function ShareBox({ shared, isChecked, onChange }: ShareBoxProps) {
  const { t, i18n } = useTranslation('next-steps')
  const { people, plans } = shared
  if (people.length === 0 && plans.length === 0) return null
  const language = toLanguage(i18n.language)
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const names = plans.map(({ carrierName: carrier, coverage }) =>
    t('request.share.plan', { carrier, coverage: formatCoverage(coverage, language) }),
  )
  const of = people.length === 0 ? 'plans' : plans.length === 0 ? 'answers' : 'both'
  return (
    <CheckBox isSentence className={styles.full} isChecked={isChecked} onChange={onChange}>
      <b>{t(`request.share.${of}`)}</b>
      {people.length > 0 ? ` ${t('request.share.whatAnswers', { count: people.length })}` : null}
      {plans.length > 0 ? ` ${t('request.share.whatPlans', { plans: list.format(names) })}` : null}
    </CheckBox>
  )
}
