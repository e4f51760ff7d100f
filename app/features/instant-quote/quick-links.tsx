import '#app/ui/quick-picks.css'
import { useTranslation } from 'react-i18next'
import { type ProductType, policyTypes } from '#domain/plans/plan-type.ts'

/** To another product, from the start. */
export function QuickLinks({ onChoose }: { onChoose: (product: ProductType) => void }) {
  const { t } = useTranslation('instant-quote')
  return (
    <div className="ins-quick">
      <p className="label" id="ins-quick">
        {t('results.quick')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, no fields */}
      <div className="row" role="group" aria-labelledby="ins-quick">
        {policyTypes.map((product) => (
          <button type="button" className="chip" key={product} onClick={() => onChoose(product)}>
            {t(`products.${product}.short`)}
          </button>
        ))}
      </div>
    </div>
  )
}
