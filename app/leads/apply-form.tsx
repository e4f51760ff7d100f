import { useTranslation } from 'react-i18next'
import { PhoneInput } from '#app/fields/phone-input.tsx'
import { useSite } from '#app/site/use-site.ts'
import { changeReach } from '#app/state/device/form-data.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { TextInput } from '#app/ui/fields/text-input.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { areCallsRefused, needsPhone } from '#domain/leads/reach.ts'
import type { ApplicationRequest } from '#domain/leads/submission/application-from.ts'
import styles from './apply.module.css'
import { ApplyProblem } from './apply-problem.tsx'
import { ConsentBox } from './consent-box.tsx'
import { ReachField } from './reach-field.tsx'
import { SendsList } from './sends-list.tsx'
import type { Apply } from './use-apply.ts'
import { useApplyForm } from './use-apply-form.ts'
import { WebsiteField } from './website-field.tsx'

/** Starts an application: who asks, how they may be reached, what will be sent, and a permission apart. */
export function ApplyForm({ wish, apply }: { wish: ApplicationRequest; apply: Apply }) {
  const { t } = useTranslation('leads')
  const { name: agent } = useSite().agent
  const { form, contact, change, reach, ...rest } = useApplyForm(wish, apply)
  const { errors, attempt, field } = form
  const isSending = apply.status === 'sending'
  const isPhoneAsked = needsPhone(reach)
  const isEmailAsked = reach.includes('email')
  return (
    <form className={styles.applyForm} method="post" noValidate onSubmit={form.submit}>
      {errors.length > 0 ? <ErrorSummary key={attempt} title={t('form.problems')} problems={errors} /> : null}
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
      {reach.length > 0 ? <SendsList wish={wish} contact={contact} reach={reach} /> : null}
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
