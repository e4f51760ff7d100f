import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ApplyWays } from '#app/leads/apply/apply-ways.tsx'
import { useApply } from '#app/leads/apply/use-apply.ts'
import { PlanLines } from '#app/leads/plan-lines/plan-lines.tsx'
import { Link } from '#app/routing/router.tsx'
import { useCart } from '#app/state/device/cart.ts'
import { useFormData } from '#app/state/device/form-data.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import cardStyles from '#app/ui/layout/card.module.css'
import layout from '#app/ui/layout/layout.module.css'
import { SubBar } from '#app/ui/layout/page-top/sub-bar.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { chosenPlans, itemOfChosenPlan } from '#domain/cart/chosen-plan.ts'
import { applicationRequestFor } from '#domain/leads/submission/application-from.ts'
import { leadPlanOfChoice } from '#domain/leads/submission/plan-of-item.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './request-page.module.css'

/** The last choice: talk with the agent, or apply online for the chosen plans. */
export default function OptionsPage() {
  const { t } = useTranslation('next-steps')
  const plansId = useId()
  const { form, isRestored } = useFormData()
  const { items: cart } = useCart()
  const plans = chosenPlans(form).map((plan) => ({ plan, item: itemOfChosenPlan(plan, cart) }))
  const isChosen = plans.length > 0
  const apply = useApply()
  const request = applicationRequestFor(
    plans.map(({ plan, item }) => leadPlanOfChoice(plan, item)),
    form,
    plans.map(({ plan }) => plan.personId),
  )
  return (
    <>
      <SubBar to={paths.companies} label={t('back')} />
      <div
        className={classNames(layout.wrap, isChosen ? styles.page : styles.narrow)}
        data-waiting={isRestored ? undefined : ''}
      >
        <div className={styles.head}>
          <h1>{t('options.title')}</h1>
          {isChosen ? (
            <p className={typography.lead} data-slot="lead">
              {t('options.text')}
            </p>
          ) : null}
        </div>
        {isChosen ? (
          <>
            <section className={styles.plans} aria-labelledby={plansId}>
              <div className={styles.plansHead}>
                <h2 id={plansId}>{t(plans.length > 1 ? 'plan.labels' : 'plan.label')}</h2>
                <Link to={paths.companies}>{t('plan.change')}</Link>
              </div>
              <PlanLines plans={request.plans} personIds={request.personIds} />
            </section>
            <section className={styles.block}>
              <h2>{t('options.how')}</h2>
              <ApplyWays
                request={request}
                apply={apply}
                isGone={plans.every(({ item }) => item === undefined)}
              />
            </section>
          </>
        ) : null}
        {isChosen ? null : <NothingChosen isKnown={isRestored} />}
      </div>
    </>
  )
}

function NothingChosen({ isKnown }: { isKnown: boolean }) {
  const { t } = useTranslation('next-steps')
  return (
    <div
      className={classNames(cardStyles.card, cardStyles.pad, layout.stack, styles.none, layout.read)}
      data-slot="card"
      data-unknown={isKnown ? undefined : ''}
    >
      <h2 className={typography.h3}>{t('options.none.title')}</h2>
      <p className={typography.soft}>{t('options.none.text')}</p>
      <ButtonLink to={paths.companies}>{t('options.none.action')}</ButtonLink>
    </div>
  )
}
