import { useTranslation } from 'react-i18next'
import styles from '#app/features/instant-quote/instant-quote.module.css'
import fieldStyles from '#app/ui/fields/field.module.css'
import quickPicksStyles from '#app/ui/fields/quick-picks.module.css'
import layout from '#app/ui/layout/layout.module.css'
import { type ProductType, policyTypes } from '#domain/plans/plan-type.ts'

/** To another product, from the start. */
export function QuickLinks({ onChoose }: { onChoose: (product: ProductType) => void }) {
  const { t } = useTranslation('instant-quote')
  return (
    <div className={styles.quick}>
      <p className={fieldStyles.label} data-slot="label" id="ins-quick">
        {t('results.quick')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, no fields */}
      <div className={layout.row} data-slot="row" role="group" aria-labelledby="ins-quick">
        {policyTypes.map((product) => (
          <button
            type="button"
            className={quickPicksStyles.chip}
            data-slot="chip"
            key={product}
            onClick={() => onChoose(product)}
          >
            {t(`products.${product}.short`)}
          </button>
        ))}
      </div>
    </div>
  )
}
