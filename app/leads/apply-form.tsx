import { useTranslation } from 'react-i18next'
import { PhoneInput } from '#app/fields/phone-input.tsx'
import { useSite } from '#app/site/use-site.ts'
import { changeReach } from '#app/state/device/form-data.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { FieldNotes, notesOf } from '#app/ui/fields/field-notes.tsx'
import { TextInput } from '#app/ui/fields/text-input.tsx'
import { TickCard } from '#app/ui/fields/tick-card.tsx'
import { InView } from '#app/ui/layout/in-view.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { areCallsRefused, needsPhone, type ReachWay, reachWays } from '#domain/leads/reach.ts'
import type { ApplicationRequest } from '#domain/leads/submission/application-from.ts'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './apply.module.css'
import { ConsentBox, WebsiteField } from './lead-fields.tsx'
import { SendsList } from './sends-list.tsx'
import type { Apply, ApplyStatus } from './use-apply.ts'
import { useApplyForm } from './use-apply-form.ts'

/** Starts an application: who asks, how they may be reached, what will be sent, and a permission apart. */
export function ApplyForm({ request, apply }: { request: ApplicationRequest; apply: Apply }) {
  const { t } = useTranslation('leads')
  const { name: agent } = useSite().agent
  const { form, contact, change, reach, ...rest } = useApplyForm(request, apply)
  const { errors, attempt, field } = form
  const isSending = apply.status === 'sending'
  const isPhoneAsked = needsPhone(reach)
  const isEmailAsked = reach.includes('email')
  return (
    <form className={styles.applyForm} method="post" noValidate onSubmit={form.submit}>
      {errors.length > 0 ? <ErrorSummary key={attempt} title={t('form.problems')} errors={errors} /> : null}
      <Field label={t('form.name')} isRequired {...field('fullName')}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoComplete="name"
            autoCapitalize="words"
            spellCheck={false}
            value={contact.fullName}
            onChange={(event) => change({ fullName: event.currentTarget.value })}
          />
        )}
      </Field>
      <ReachField {...field('reach')} reach={reach} onChange={changeReach} />
      {isEmailAsked || isPhoneAsked ? (
        <div className={classNames(styles.contact, isEmailAsked && isPhoneAsked && styles.isPair)}>
          {isEmailAsked ? (
            <Field label={t('form.email')} isRequired {...field('email')}>
              {(control) => (
                <TextInput
                  {...control}
                  type="email"
                  name="email"
                  autoComplete="email"
                  autoCapitalize="none"
                  spellCheck={false}
                  value={contact.email}
                  onChange={(event) => change({ email: event.currentTarget.value })}
                />
              )}
            </Field>
          ) : null}
          {isPhoneAsked ? (
            <Field label={t('form.phone')} isRequired {...field('phone')}>
              {(control) => (
                <PhoneInput
                  {...control}
                  name="phone"
                  autoComplete="tel"
                  value={contact.phone}
                  onPhone={(phone) => change({ phone })}
                />
              )}
            </Field>
          ) : null}
        </div>
      ) : null}
      {reach.length > 0 ? <SendsList request={request} contact={contact} reach={reach} /> : null}
      <WebsiteField value={rest.website} onChange={rest.setWebsite} />
      {reach.length > 0 ? (
        <div className={styles.permission}>
          <p className={styles.part}>{t('form.permission')}</p>
          <ConsentBox
            of={rest.consentKind}
            contact={rest.consentKind === 'emails' ? contact.email : contact.phone}
            isChecked={rest.isAgreed}
            onChange={rest.agree}
          />
        </div>
      ) : null}
      <ApplyProblem status={apply.status} isCallRefused={areCallsRefused(reach)} />
      <div className={styles.send}>
        <Button type="submit" isInactive={!rest.isValid || isSending}>
          {t(isSending ? 'apply.sending' : 'form.submit', { agent })}
        </Button>
        <p role="status" className={layout.sr}>
          {isSending ? t('apply.sending') : ''}
        </p>
        <p className={classNames(typography.micro, typography.soft)}>{t('form.after', { agent })}</p>
      </div>
    </form>
  )
}

interface ReachFieldProps {
  id: string
  error: string | undefined
  isSummed: boolean
  reach: readonly ReachWay[]
  onChange: (way: ReachWay, isTicked: boolean) => void
}

/** How somebody may be reached: at least one way, and what is left out is not used. */
function ReachField({ id, error, isSummed, reach, onChange }: ReachFieldProps) {
  const { t } = useTranslation('leads')
  const { name: agent } = useSite().agent
  const hint = areCallsRefused(reach) ? t('form.reach.noCalls', { agent }) : t('form.reach.hint', { agent })
  return (
    <fieldset id={id} aria-describedby={notesOf(id, { hint, error })}>
      <legend>{t('form.reach.label', { agent })}</legend>
      <FieldNotes id={id} hint={hint} error={error} isSummed={isSummed} />
      <div className={styles.reachWays}>
        {reachWays.map((way) => (
          <TickCard
            key={way}
            label={t(`form.reach.${way}`)}
            isTicked={reach.includes(way)}
            onChange={() => onChange(way, !reach.includes(way))}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** What went wrong with an online application, and what can be done now. */
function ApplyProblem({ status, isCallRefused }: { status: ApplyStatus; isCallRefused: boolean }) {
  const { t } = useTranslation('leads')
  const { phone, name: agent } = useSite().agent
  if (status === 'ready' || status === 'sending') return null
  return (
    // Each problem is one of its own, to be announced and brought into view.
    <InView key={status}>
      <Alert tone="danger" title={t(`apply.${status}.title`)}>
        <p>{t(`apply.${status}.text`, { phone, agent })}</p>
        <div className={layout.row} data-slot="row">
          <ButtonLink variant="quiet" href={phoneHref(phone)}>
            {t('call', { phone })}
          </ButtonLink>
          {status === 'notStarted' ? (
            <>
              {isCallRefused ? null : (
                <ButtonLink variant="quiet" to={paths.contact} state={{ kind: 'callback' }}>
                  {t('apply.notStarted.action')}
                </ButtonLink>
              )}
              <ButtonLink variant="quiet" to={paths.confirmation}>
                {t('apply.notStarted.details')}
              </ButtonLink>
            </>
          ) : null}
        </div>
      </Alert>
    </InView>
  )
}
