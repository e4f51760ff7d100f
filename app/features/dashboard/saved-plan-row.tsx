import { Star, Undo2 } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localToday } from '#app/browser/clock.ts'
import { randomId } from '#app/browser/random-id.ts'
import { useNavigate } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { useFormData } from '#app/state/device/form-data.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { CarrierLogo } from '#app/ui/carrier-logo.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { carrierLogo } from '#domain/carriers/logo.ts'
import { chooseSavedPlan, isChoosable } from '#domain/cart/choose-saved-plan.ts'
import { formatCoverage, formatMoney, formatYears } from '#domain/format/format.ts'
import { formatDate } from '#domain/format/format-dates.ts'
import { planTypeLabelKey } from '#domain/plans/plan-type.ts'
import { isOwnPlanName, namedFor, type PlanDetails } from '#domain/plans/saved-plan.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './dashboard.module.css'
import type { ShownPlan } from './use-saved-plans.ts'

/** The id of a plan's Delete button, which takes the focus when the plan is back. */
export function deleteButtonId({ id }: ShownPlan): string {
  return `delete-${id}`
}

interface SavedPlanRowProps {
  plan: ShownPlan
  onDelete: () => Promise<void>
  onStar: (plan: ShownPlan, isFavorite: boolean) => Promise<void>
}

export function SavedPlanRow({ plan, onDelete, onStar }: SavedPlanRowProps) {
  const { t } = useTranslation('dashboard')
  const { carriers } = useSite()
  const words = usePlanWords(plan)
  return (
    <div className={styles.plan}>
      <CarrierLogo {...carrierLogo(carriers, plan.details.carrierName)} />
      <div className={styles.planName}>
        <h3>{words.name}</h3>
        <p className={classNames(typography.small, typography.soft)}>{words.facts}</p>
        {words.saved ? (
          <p className={classNames(typography.small, typography.soft)}>
            {t('plans.saved', { date: words.saved })}
          </p>
        ) : null}
      </div>
      <p className={styles.planPrice}>
        <span className={classNames(typography.price, styles.price)}>{words.price}</span>
        <span className={classNames(typography.micro, typography.soft)}>{t('plans.aMonth')}</span>
        {words.likely ? (
          <span className={classNames(typography.micro, typography.soft)} data-slot="likely">
            {words.likely}
          </span>
        ) : null}
        <Badge>{t('plans.estimate')}</Badge>
      </p>
      <div className={styles.planActs}>
        {isChoosable(plan.details) ? <ApplyButton plan={plan} name={words.name} /> : null}
        <DeleteButton plan={plan} name={words.name} onDelete={onDelete} />
        <IconButton
          className={styles.star}
          icon={Star}
          label={t('plans.favorite', { plan: words.name })}
          aria-pressed={plan.isFavorite}
          onClick={() => void onStar(plan, !plan.isFavorite)}
        />
      </div>
    </div>
  )
}

/** Writes the plan on its person and leads on, as a plan of the cart does. */
function ApplyButton({ plan, name }: { plan: ShownPlan; name: string }) {
  const { t } = useTranslation('dashboard')
  const { change } = useFormData()
  const navigate = useNavigate()

  function goOn() {
    change((form) => chooseSavedPlan(form, plan.details, randomId))
    navigate(paths.options)
  }

  return (
    <Button variant="quiet" isSmall aria-label={t('plans.applyFor', { plan: name })} onClick={goOn}>
      {t('plans.apply')}
    </Button>
  )
}

function DeleteButton({
  plan,
  name,
  onDelete,
}: {
  plan: ShownPlan
  name: string
  onDelete: () => Promise<void>
}) {
  const { t } = useTranslation('dashboard')
  const [isDeleting, setIsDeleting] = useState(false)

  async function press() {
    if (isDeleting) return
    setIsDeleting(true)
    await onDelete()
    setIsDeleting(false)
  }

  return (
    <Button
      id={deleteButtonId(plan)}
      variant="text"
      isSmall
      isInactive={isDeleting}
      aria-label={t('plans.deleteThis', { plan: name })}
      onClick={press}
    >
      {t('plans.delete')}
    </Button>
  )
}

/** Stands where the deleted plan stood until the page is left, so that a slip loses nothing. */
export function DeletedPlan({ plan, onUndo }: { plan: ShownPlan; onUndo: () => void }) {
  const { t } = useTranslation('dashboard')
  const { name } = usePlanWords(plan)
  const undo = useRef<HTMLButtonElement>(null)
  // The pressed button went with its plan: the focus stays at the place.
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.deleted}>
      <p className={typography.soft}>{t('plans.deleted')}</p>
      <Button
        ref={undo}
        variant="text"
        isSmall
        aria-label={t('plans.undoThis', { plan: name })}
        onClick={onUndo}
      >
        <Icon of={Undo2} /> {t('plans.undo')}
      </Button>
    </div>
  )
}

/** A saved plan in words of the page's language. */
function usePlanWords({ planName, details, createdAt }: ShownPlan) {
  const { t, i18n } = useTranslation('dashboard')
  const language = toLanguage(i18n.language)
  const coverage = formatCoverage(details.coverage, language)
  const savedAt = Date.parse(createdAt)
  return {
    // A name that was given elsewhere stays as it is; our own is written anew in the page's language.
    name: isOwnPlanName(planName, details) ? ownName(details) : planName,
    facts: facts(),
    price: formatMoney(details.monthlyPremium, language),
    likely: likely(),
    saved: Number.isNaN(savedAt) ? '' : formatDate(localToday(new Date(savedAt)), language),
  }

  function likely(): string | undefined {
    if (details.likely === undefined) return undefined
    const { low, high } = details.likely
    return t('plans.likely', { low: formatMoney(low, language), high: formatMoney(high, language) })
  }

  function ownName(plan: PlanDetails): string {
    return namedFor(`${plan.carrierName} - ${t(`common:planTypes.${planTypeLabelKey(plan.planType)}`)}`, plan)
  }

  function facts(): string {
    if (details.termYears)
      return t('plans.forTerm', { coverage, term: formatYears(details.termYears, language) })
    return details.planType === 'term' ? coverage : t('plans.forLife', { coverage })
  }
}
