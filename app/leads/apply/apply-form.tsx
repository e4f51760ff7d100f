import { ArrowRight } from 'lucide'
import { useTranslation } from 'react-i18next'
import { PhoneInput } from '#app/fields/phone-input.tsx'
import { ConsentBox, WebsiteField } from '#app/leads/lead-fields.tsx'
import { NotSent } from '#app/leads/not-sent.tsx'
import { useSite } from '#app/site/use-site.ts'
import { changeReach } from '#app/state/device/form-data.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { EmailInput } from '#app/ui/fields/input/email-input.tsx'
import { NameInput } from '#app/ui/fields/input/name-input.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { InView } from '#app/ui/layout/in-view.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { formatList } from '#domain/format/format.ts'
import { areCallsRefused, needsPhone } from '#domain/leads/reach.ts'
import type { ApplicationRequest } from '#domain/leads/submission/application-from.ts'
import { promiseText } from '#domain/site/hours-words.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './apply-form.module.css'
import { ReachField } from './reach-field.tsx'
import { SendsList } from './sends-list.tsx'
import type { Apply, ApplyStatus } from './use-apply.ts'
import { useApplyForm } from './use-apply-form.ts'

/** Starts an application: who asks, how they may be reached, what will be sent and what not, a permission apart, and only then Send. */
export function ApplyForm({ request, apply }: { request: ApplicationRequest; apply: Apply }) {
  const { t, i18n } = useTranslation('leads')
  const site = useSite()
  const { name: agent } = site.agent
  const language = toLanguage(i18n.language)
  const when = promiseText(new Date(), site, language)
  const { form, contact, change, reach, ...rest } = useApplyForm(request, apply)
  const { errors, attempt, field } = form
  const isSending = apply.status === 'sending'
  const isPhoneAsked = needsPhone(reach)
  const isEmailAsked = reach.includes('email')
  const ways = formatList(
    reach.map((way) => t(`form.by.${way}`)),
    language,
  )
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <div className={styles.first}>
        {errors.length > 0 ? <ErrorSummary key={attempt} title={t('form.problems')} errors={errors} /> : null}
        <Field label={t('form.name')} isRequired {...field('fullName')}>
          {(control) => (
            <NameInput
              {...control}
              name="name"
              value={contact.fullName}
              onChange={(event) => change({ fullName: event.currentTarget.value })}
            />
          )}
        </Field>
      </div>
      <ReachField {...field('reach')} contact={contact} reach={reach} onChange={changeReach} />
      {isEmailAsked || isPhoneAsked ? (
        <div className={classNames(styles.contact, isEmailAsked && isPhoneAsked && styles.isPair)}>
          {isEmailAsked ? (
            <Field label={t('form.email')} isRequired {...field('email')}>
              {(control) => (
                <EmailInput
                  {...control}
                  name="email"
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
      <div className={styles.block}>
        {reach.length > 0 ? (
          <div className={styles.permission}>
            <p className={styles.ask}>{t('form.permission')}</p>
            <ConsentBox
              of={rest.consentKind}
              contact={rest.consentKind === 'emails' ? contact.email : contact.phone}
              isChecked={rest.isAgreed}
              onChange={rest.agree}
            />
          </div>
        ) : null}
        <ApplyProblem status={apply.status} when={when} isCallRefused={areCallsRefused(reach)} />
        <div className={styles.send}>
          <Button type="submit" isInactive={!rest.isValid || isSending}>
            {t(isSending ? 'apply.sending' : 'form.submit', { agent })} <Icon of={ArrowRight} />
          </Button>
          <p role="status" className={layout.sr}>
            {isSending ? t('apply.sending') : ''}
          </p>
          <p className={classNames(typography.small, typography.soft)}>
            {reach.length > 0 ? t('form.afterBy', { agent, when, ways }) : t('form.after', { agent, when })}
          </p>
        </div>
      </div>
    </form>
  )
}

/** What went wrong with an online application, and what can be done now. */
function ApplyProblem({
  status,
  when,
  isCallRefused,
}: {
  status: ApplyStatus
  when: string
  isCallRefused: boolean
}) {
  const { t } = useTranslation('leads')
  const { phone, name: agent } = useSite().agent
  if (status === 'ready' || status === 'sending') return null
  return (
    // Each problem is one of its own, to be announced and brought into view.
    <InView key={status}>
      <NotSent
        title={t(`apply.${status}.title`)}
        text={t(`apply.${status}.text`, { phone, agent, when })}
        call="submit-application"
      >
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
      </NotSent>
    </InView>
  )
}
