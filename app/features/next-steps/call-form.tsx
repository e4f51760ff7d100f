import { useTranslation } from 'react-i18next'
import { PhoneInput } from '#app/fields/phone-input.tsx'
import { ConsentBox, WebsiteField } from '#app/leads/lead-fields.tsx'
import type { SubmissionStatus } from '#app/leads/use-submission.ts'
import { useSite } from '#app/site/use-site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { TextInput } from '#app/ui/fields/text-input.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import type { CallContent } from '#domain/leads/submission/call-request-from.ts'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { BestTimesField } from './best-times.tsx'
import styles from './next-steps.module.css'
import { ShareBox } from './share-box.tsx'
import { useCallForm } from './use-call-form.ts'

interface CallFormProps {
  /** The way to a call on this page, where no scheduling service is set. */
  isMain: boolean
  onStored: (call: CallContent) => void
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
            <TextInput
              {...control}
              name="name"
              autoComplete="name"
              autoCapitalize="words"
              spellCheck={false}
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
            <TextInput
              {...control}
              type="email"
              name="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
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
    <Alert tone="danger" title={t(`request.${status}.title`)}>
      <p>{t(`request.${status}.text`, { phone })}</p>
      <div className={layout.row} data-slot="row">
        <ButtonLink variant="quiet" href={phoneHref(phone)}>
          {t('call', { phone })}
        </ButtonLink>
      </div>
    </Alert>
  )
}
