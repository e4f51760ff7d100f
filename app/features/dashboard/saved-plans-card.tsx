import { ArrowRight } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import emptyCart from '#app/art/figures/empty-cart.svg'
import { Link } from '#app/routing/router.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import cardStyles from '#app/ui/layout/card.module.css'
import { CardHead } from '#app/ui/layout/card.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Skeleton } from '#app/ui/loading/skeleton.tsx'
import { paths } from '#domain/site/paths.ts'
import styles from './dashboard.module.css'
import { DeletedPlan, deleteButtonId, SavedPlanRow } from './saved-plan-row.tsx'
import { newestFirst, type SavedPlansView, type ShownPlan } from './use-saved-plans.ts'

/** The saved plans: to go on with, to mark, to delete and to bring back. */
export function SavedPlansCard({ plans }: { plans: SavedPlansView }) {
  const { t } = useTranslation('dashboard')
  const { rows, news, remove, restore } = useDeletedPlans(plans)
  const heading = useRef<HTMLHeadingElement>(null)
  const count = plans.plans.length

  function lookAgain() {
    // The pressed button goes while the account is read: the focus stays in the card.
    heading.current?.focus({ preventScroll: true })
    plans.lookAgain()
  }

  return (
    <section className={classNames(cardStyles.card, cardStyles.pad)} data-slot="card">
      <CardHead
        title={
          <h2 ref={heading} tabIndex={-1} className={typography.h3}>
            {t('plans.title')}
          </h2>
        }
      >
        {count > 0 || plans.state === 'known' ? (
          <Badge tone="amber">{t('plans.count', { count })}</Badge>
        ) : null}
      </CardHead>
      {rows.length > 0 ? (
        <ul className={layout.plain}>
          {rows.map(({ plan, isDeleted }) => (
            <li key={plan.id}>
              {isDeleted ? (
                <DeletedPlan plan={plan} onUndo={() => restore(plan)} />
              ) : (
                <SavedPlanRow plan={plan} onDelete={() => remove(plan)} onStar={plans.star} />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {plans.state === 'loading' ? <PlansLoading /> : null}
      {plans.state === 'away' ? <AccountAway onLookAgain={lookAgain} /> : null}
      {plans.state === 'known' && count === 0 ? <NoPlans /> : null}
      {count > 0 ? <Disclosure /> : null}
      <p className={layout.sr} role="status">
        {news ? t(`plans.${news}`) : null}
      </p>
    </section>
  )
}

function Disclosure() {
  const { t } = useTranslation('dashboard')
  return (
    <p className={classNames(typography.micro, typography.soft, styles.disclosure)}>
      {t('plans.disclosure')} <Link to={paths.howWeEstimate}>{t('plans.disclosureLink')}</Link>
    </p>
  )
}

function NoPlans() {
  const { t } = useTranslation('dashboard')
  return (
    <div className={classNames(cardStyles.empty, styles.none)} data-slot="empty">
      <img src={emptyCart} alt="" width="640" height="400" />
      <h3>{t('plans.empty.title')}</h3>
      <p className={typography.soft}>{t('plans.empty.text')}</p>
      <ButtonLink variant="quiet" to={paths.quote}>
        {t('plans.empty.action')} <Icon of={ArrowRight} />
      </ButtonLink>
    </div>
  )
}

function PlansLoading() {
  const { t } = useTranslation('dashboard')
  return (
    <div className={styles.wait} data-waiting="">
      <p className={layout.sr}>{t('plans.loading')}</p>
      <Skeleton height="1.25rem" />
      <Skeleton width="60%" height="1.25rem" />
    </div>
  )
}

function AccountAway({ onLookAgain }: { onLookAgain: () => void }) {
  const { t } = useTranslation('dashboard')
  return (
    <div className={styles.away}>
      <p className={typography.soft}>{t('plans.away.text')}</p>
      <Button variant="quiet" isSmall onClick={onLookAgain}>
        {t('plans.away.again')}
      </Button>
    </div>
  )
}

/** The plans with those deleted on this visit still in their places, to be brought back. */
function useDeletedPlans({ plans, remove, restore }: SavedPlansView) {
  const [deleted, setDeleted] = useState<readonly ShownPlan[]>([])
  const [news, setNews] = useState<'deleted' | 'restored'>()
  const [back, setBack] = useState<ShownPlan>()
  const gone = deleted.filter(({ id }) => plans.every((plan) => plan.id !== id))

  useEffect(() => {
    if (back) document.getElementById(deleteButtonId(back))?.focus({ preventScroll: true })
  }, [back])

  const rows = newestFirst([
    ...plans.map((plan) => ({ plan, isDeleted: false, createdAt: plan.createdAt })),
    ...gone.map((plan) => ({ plan, isDeleted: true, createdAt: plan.createdAt })),
  ])

  return {
    rows,
    news,
    async remove(plan: ShownPlan) {
      if (!(await remove(plan))) return
      setDeleted((others) => [...others, plan])
      setNews('deleted')
    },
    async restore(plan: ShownPlan) {
      const restored = await restore(plan)
      if (!restored) return
      setDeleted((others) => others.filter(({ id }) => id !== plan.id))
      setNews('restored')
      setBack(restored)
    },
  }
}
