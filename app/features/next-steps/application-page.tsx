import '#app/ui/card.css'
import './next-steps.css'
import { useTranslation } from 'react-i18next'
import { useFormData } from '#app/device/form-data-store.ts'
import { phoneHref, useSite } from '#app/site/use-site.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { NumberedSteps } from '#app/ui/numbered-steps.tsx'
import { chosenPlans } from '#domain/cart/chosen-plan.ts'
import { paths } from '#domain/site/paths.ts'
import { ChosenPlanCard } from './chosen-plan-card.tsx'

const nextSteps = ['call', 'form', 'decision'] as const

/** Where an application goes on whose price came from our own estimate: it confirms what was applied for. */
export function ApplicationPage() {
  const { t } = useTranslation('next-steps')
  const { form, isRestored } = useFormData()
  const { phone } = useSite().agent
  const plans = chosenPlans(form)
  const hasNone = isRestored && plans.length === 0
  return (
    <div
      className={plans.length > 0 ? 'wrap opt' : 'wrap opt is-empty'}
      data-waiting={isRestored ? undefined : ''}
    >
      <div className="opt-head">
        <h1>{t(hasNone ? 'application.titleNoPlan' : 'application.title')}</h1>
        <p className="lead">{t(hasNone ? 'application.noPlan' : 'application.text')}</p>
      </div>
      {plans.length > 0 ? (
        <div className="opt-plans">
          {plans.map((plan) => (
            <ChosenPlanCard key={plan.personId} plan={plan} isSample={false} isNamed={plans.length > 1} />
          ))}
        </div>
      ) : null}
      <section className="opt-ways">
        <h2 className="h3">{t('application.next')}</h2>
        <NumberedSteps
          isTight
          steps={nextSteps.map((step) => ({
            title: t(`application.steps.${step}.title`),
            text: t(`application.steps.${step}.text`),
          }))}
        />
        <div className="row">
          <ButtonLink href={phoneHref(phone)}>{t('call', { phone })}</ButtonLink>
          <ButtonLink variant="quiet" to={paths.home}>
            {t('application.back')}
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}
