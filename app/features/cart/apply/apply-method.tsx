import { useTranslation } from 'react-i18next'
import styles from '#app/features/cart/cart.module.css'
import { ApplyWays } from '#app/leads/apply-ways.tsx'
import type { Apply } from '#app/leads/use-apply.ts'
import { useFormData } from '#app/state/device/form-data.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { wishFor } from '#domain/leads/submission/application-from.ts'
import { leadPlanFrom } from '#domain/leads/submission/plan-of-item.ts'

interface ApplyMethodProps {
  /** The plans that are applied for. */
  chosen: readonly CartItem[]
  /** Whether the cart holds more than one plan. */
  isWarned: boolean
  apply: Apply
  onChoose: () => void
}

/** How to apply: in a call, or online. */
export function ApplyMethod({ chosen, isWarned, apply, onChoose }: ApplyMethodProps) {
  const { t } = useTranslation('cart')
  const { form } = useFormData()
  const wish = wishFor(
    chosen.map(leadPlanFrom),
    form,
    chosen.map(({ personId }) => personId),
  )
  return (
    <div className={styles.method}>
      {isWarned ? (
        <Alert tone="warning" title={t('apply.multiple.title')}>
          {t('apply.multiple.text')}
        </Alert>
      ) : null}
      <ApplyWays wish={wish} apply={apply} onChoose={onChoose} />
    </div>
  )
}
