import { ArrowRight, CircleHelp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/instant-quote/instant-quote.module.css'
import { StepHead } from '#app/features/instant-quote/step-head.tsx'
import type { InstantQuote } from '#app/features/instant-quote/use-instant-quote.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import { HelpDialog } from './help-dialog.tsx'
import { ProductCards } from './product-cards.tsx'

export function ProductStep({ instant }: { instant: InstantQuote }) {
  const { t } = useTranslation('instant-quote')
  const [hasTried, setHasTried] = useState(0)
  const [isHelping, setIsHelping] = useState(false)
  const cards = useRef<HTMLFieldSetElement>(null)
  const product = instant.form.productType
  const isMissing = product === undefined && hasTried > 0

  function goOn() {
    if (product !== undefined) {
      instant.change({ productType: product })
      return instant.goTo('questions')
    }
    setHasTried(hasTried + 1)
    cards.current?.querySelector('input')?.focus()
  }

  return (
    <div className={classNames(layout.wrap, styles.wrap, styles.ins)}>
      <StepHead
        current="product"
        hasMoved={instant.hasMoved}
        title={t('product.title')}
        lead={t('product.lead')}
      />
      <ProductCards ref={cards} value={product} isMissing={isMissing} onChoose={instant.choose} />
      {isMissing ? (
        <Alert key={hasTried} tone="danger" className={styles.error} id="ins-product-error">
          {t('product.missing')}
        </Alert>
      ) : null}
      <div className={styles.nav}>
        <Button variant="text" aria-haspopup="dialog" onClick={() => setIsHelping(true)}>
          <Icon of={CircleHelp} /> {t('product.help')}
        </Button>
        <Button isInactive={product === undefined} onClick={goOn}>
          {t('product.next')} <Icon of={ArrowRight} />
        </Button>
      </div>
      <HelpDialog
        isOpen={isHelping}
        onClose={() => setIsHelping(false)}
        onChosen={(recommended) => {
          setIsHelping(false)
          instant.choose(recommended)
        }}
      />
    </div>
  )
}
