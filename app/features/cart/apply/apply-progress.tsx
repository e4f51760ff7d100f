import { useTranslation } from 'react-i18next'
import styles from '#app/features/cart/cart.module.css'
import { type ApplyStep, applySteps } from '#domain/cart/apply-wizard.ts'

/** The three parts of applying; one that does not apply counts as done. */
export function ApplyProgress({ step }: { step: ApplyStep }) {
  const { t } = useTranslation('cart')
  const reached = applySteps.indexOf(step)
  return (
    <ol className={styles.steps} aria-label={t('apply.steps.label')}>
      {applySteps.map((part, place) => (
        <li
          key={part}
          className={place < reached ? styles.done : undefined}
          aria-current={place === reached ? 'step' : undefined}
        >
          {t(`apply.steps.${part}`)}
        </li>
      ))}
    </ol>
  )
}
