import { ArrowRight, CircleHelp } from 'lucide'
import { type Ref, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import stepHeadStyles from '#app/features/instant-quote/step-head.module.css'
import { StepHead } from '#app/features/instant-quote/step-head.tsx'
import type { InstantQuote } from '#app/features/instant-quote/use-instant-quote.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import choiceCardsStyles from '#app/ui/fields/choice/choice-cards.module.css'
import { TickWindow } from '#app/ui/fields/choice/tick-window.tsx'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import { WindowPanes } from '#app/ui/layout/window-panes.tsx'
import { type ProductType, productTypes } from '#domain/plans/plan-type.ts'
import { HelpDialog } from './help-dialog.tsx'
import styles from './product-step.module.css'

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
    <div className={classNames(layout.wrap, stepHeadStyles.ins)}>
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
      <div className={stepHeadStyles.nav}>
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

const windowCount = 8

/**
 * A life in eight windows: how many are covered, and how cash value may fill them (percent; a picture, no promise).
 * A product without a picture of its own covers all of them, with little cash value.
 */
const pictures: Partial<Record<ProductType, { lit: number; fills?: readonly number[] }>> = {
  Term: { lit: 4 },
  Whole: { lit: windowCount, fills: [0, 14, 26, 38, 50, 62, 74, 86] },
  IUL: { lit: windowCount, fills: [0, 22, 22, 48, 48, 70, 70, 92] },
  VUL: { lit: windowCount, fills: [0, 30, 12, 52, 30, 70, 50, 88] },
}

interface ProductCardsProps {
  ref: Ref<HTMLFieldSetElement>
  value: ProductType | undefined
  isMissing: boolean
  onChoose: (product: ProductType) => void
}

function ProductCards({ ref, value, isMissing, onChoose }: ProductCardsProps) {
  const { t } = useTranslation('instant-quote')
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a radio group, unlike a plain group, can be invalid
      role="radiogroup"
      ref={ref}
      className={styles.prods}
      aria-invalid={isMissing ? true : undefined}
      aria-describedby={isMissing ? 'ins-product-error' : undefined}
    >
      <legend className={layout.sr}>{t('product.legend')}</legend>
      {productTypes.map((product) => (
        <label className={classNames(choiceCardsStyles.choice, styles.prod)} data-slot="choice" key={product}>
          <input
            className={layout.overLabel}
            type="radio"
            name="instant-product"
            value={product}
            checked={product === value}
            onChange={() => onChoose(product)}
          />
          <TickWindow />
          <b>{t(`products.${product}.name`)}</b>
          <small>{t(`products.${product}.text`)}</small>
          <span className={styles.pp}>
            <WindowPanes count={windowCount} {...(pictures[product] ?? { lit: windowCount })} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
