import './apply.css'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PhoneInput } from '#app/fields/phone-input.tsx'
import { useErrorTitle } from '#app/site/use-error-title.ts'
import { useSite } from '#app/site/use-site.ts'
import { changeReach } from '#app/state/device/form-data.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { areCallsRefused, needsPhone } from '#domain/leads/reach.ts'
import type { ApplicationRequest } from '#domain/leads/submission/application-from.ts'
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
  const id = useId()
  const form = useApplyForm(wish, apply, id)
  const { contact, change, reach, problems } = form
  const isSending = apply.status === 'sending'
  const isPhoneAsked = needsPhone(reach)
  const isEmailAsked = reach.includes('email')
  useErrorTitle(problems.length > 0 || (apply.status !== 'ready' && !isSending))
  const ofField = (name: 'fullName' | 'reach' | 'phone' | 'email') => ({
    id: `${id}-${name}`,
    error: problems.find(({ field }) => field === name)?.text,
    isSummed: true,
  })
  return (
    <form className="apply-form" method="post" noValidate onSubmit={form.submit}>
      {problems.length > 0 ? (
        <ErrorSummary key={form.refused} title={t('form.problems')} problems={problems} />
      ) : null}
      <Field label={t('form.name')} isRequired {...ofField('fullName')}>
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
      <ReachField {...ofField('reach')} reach={reach} onChange={changeReach} />
      {isEmailAsked || isPhoneAsked ? (
        <div className={classNames('contact', isEmailAsked && isPhoneAsked && 'is-pair')}>
          {isEmailAsked ? (
            <Field label={t('form.email')} isRequired {...ofField('email')}>
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
            <Field label={t('form.phone')} isRequired {...ofField('phone')}>
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
      <WebsiteField value={form.website} onChange={form.setWebsite} />
      {reach.length > 0 ? (
        <div className="permission">
          <p className="part">{t('form.permission')}</p>
          <ConsentBox
            of={form.consentKind}
            contact={form.consentKind === 'emails' ? contact.email : contact.phone}
            isChecked={form.isAgreed}
            onChange={form.agree}
          />
        </div>
      ) : null}
      <ApplyProblem status={apply.status} isCallRefused={areCallsRefused(reach)} />
      <div className="send">
        <Button type="submit" isInactive={!form.isValid || isSending}>
          {t(isSending ? 'apply.sending' : 'form.submit', { agent })}
        </Button>
        <p role="status" className="sr">
          {isSending ? t('apply.sending') : ''}
        </p>
        <p className="micro soft">{t('form.after', { agent })}</p>
      </div>
    </form>
  )
}
