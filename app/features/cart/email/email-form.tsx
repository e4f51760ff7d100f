import { Send } from 'lucide'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/cart/cart.module.css'
import { type CartFrame, CartPanel, FootProblem, useViewHeading } from '#app/features/cart/cart-panel.tsx'
import { PlanTick } from '#app/features/cart/plan-tick.tsx'
import { carrierFor } from '#app/features/cart/plan-words.ts'
import { ConsentBox, WebsiteField } from '#app/leads/lead-fields.tsx'
import { NotSent } from '#app/leads/not-sent.tsx'
import type { SubmissionStatus } from '#app/leads/use-submission.ts'
import { useSite } from '#app/site/use-site.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import choiceCardsStyles from '#app/ui/fields/choice/choice-cards.module.css'
import fieldStyles from '#app/ui/fields/field.module.css'
import { Field } from '#app/ui/fields/field.tsx'
import { EmailInput } from '#app/ui/fields/input/email-input.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { InView } from '#app/ui/layout/in-view.tsx'
import typography from '#app/ui/layout/typography.module.css'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { peopleOfCart } from '#domain/cart/people-of-cart.ts'
import { type Mailing, useEmailForm } from './use-mailing.ts'

interface EmailFormProps extends CartFrame {
  items: readonly CartItem[]
  mailing: Mailing
  onBack: () => void
}

/** Where to mail which plans of the cart. */
export function EmailForm({ items, mailing, onBack, ...frame }: EmailFormProps) {
  const { t } = useTranslation('cart')
  const form = useEmailForm(items, mailing)
  const people = peopleOfCart(items)
  return (
    <CartPanel {...frame} title={t('email.title')} titleRef={useViewHeading('email')} onBack={onBack}>
      <form noValidate onSubmit={form.submit} className={styles.email}>
        <Field label={t('email.label')} {...form.field('email')}>
          {(control) => (
            <EmailInput
              {...control}
              name="email"
              value={form.email}
              onChange={(event) => form.setEmail(event.currentTarget.value)}
            />
          )}
        </Field>
        <fieldset>
          <legend
            className={classNames(fieldStyles.label, choiceCardsStyles.choicesLegend)}
            data-slot="label"
          >
            {t('email.plans')}
          </legend>
          <div className={choiceCardsStyles.choices} data-slot="choices">
            {items.map((item) => (
              <PlanTick
                key={item.id}
                item={item}
                carrier={carrierFor(item, people, t)}
                isTicked={form.isTicked(item)}
                onChange={() => form.toggle(item)}
              />
            ))}
          </div>
        </fieldset>
        <WebsiteField value={form.website} onChange={form.setWebsite} />
        <EmailEnd form={form} status={mailing.status} />
      </form>
    </CartPanel>
  )
}

interface EmailEndProps {
  form: ReturnType<typeof useEmailForm>
  status: SubmissionStatus
}

/** The permission, and Send below all that it sends. */
function EmailEnd({ form, status }: EmailEndProps) {
  const { t } = useTranslation('cart')
  return (
    <div className={styles.emailEnd}>
      <ConsentBox of="emails" contact={form.email} isChecked={form.consent} onChange={form.setConsent} />
      <FootProblem>{form.field('plans').error}</FootProblem>
      <EmailNotSent status={status} />
      <Button
        type="submit"
        isBlock
        isInactive={!form.canSend || form.isSending}
        aria-busy={form.isSending ? true : undefined}
      >
        <Icon of={Send} /> {t(form.isSending ? 'email.sending' : 'email.send')}
      </Button>
      <p className={classNames(typography.micro, typography.soft)}>{t('email.note')}</p>
    </div>
  )
}

/** Says that a quote was not mailed, and what can be done; address and plans stay as they are. */
function EmailNotSent({ status }: { status: SubmissionStatus }) {
  const { t } = useTranslation('cart')
  const { phone } = useSite().agent
  if (status !== 'notStored' && status !== 'tooMany') return null
  return (
    <InView key={status}>
      <NotSent title={t('email.notSent')} text={t(`email.${status}`, { phone })} call="email-quote" />
    </InView>
  )
}
