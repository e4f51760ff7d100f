import { ShoppingCart } from 'lucide'
import { memo, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { ChatPlace } from '#app/site/chat/chat-place.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import { formatList } from '#domain/format/format.ts'
import { mostPicks } from '#domain/quotes/comparison/comparison-picks.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './price-foot.module.css'

interface ComparedPlans {
  /** The carriers of the ticked plans. */
  names: readonly string[]
  onCompare: () => void
  onClear: () => void
}

interface PriceFootProps {
  cartCount: number
  onOpenCart: () => void
  /** Left out where there is nothing to compare. */
  compared?: ComparedPlans | undefined
  /** Stands in the place of what is compared. */
  summary?: string | undefined
}

/** The button that leads to the plans side by side, where the focus returns to. */
export const compareButtonId = 'compare-side-by-side'

/**
 * Sticks to the foot of a list of prices: the chat, the cart and the plans to compare. The chat's button stands in it,
 * so that nothing floats over a price.
 */
export const PriceFoot = memo(({ cartCount, onOpenCart, compared, summary }: PriceFootProps) => {
  const { t } = useTranslation('comparison')
  return (
    <div className={styles.floating}>
      <section
        className={styles.foot}
        data-slot="price-foot"
        data-ground="night"
        aria-label={t('foot.label')}
      >
        <div className={classNames(layout.wrap, styles.wrap)}>
          <ChatPlace />
          {compared ? <Compared {...compared} /> : <p className={styles.summary}>{summary}</p>}
          {cartCount > 0 ? (
            <Button variant="quiet" className={styles.cart} aria-haspopup="dialog" onClick={onOpenCart}>
              <Icon of={ShoppingCart} />{' '}
              <span>
                <Trans
                  t={t}
                  i18nKey="foot.cart"
                  count={cartCount}
                  components={{
                    badge: <span className={styles.count} />,
                    unseen: <span className={layout.sr} />,
                  }}
                />
              </span>
            </Button>
          ) : null}
          {compared ? <CompareButton {...compared} /> : null}
        </div>
      </section>
    </div>
  )
})

/** Which plans are ticked; on phones it says only that one more is needed. */
function Compared({ names, onClear }: ComparedPlans) {
  const { t, i18n } = useTranslation('comparison')
  const count = names.length
  return (
    <div className={styles.words}>
      <p role="status">
        {count > 0 ? (
          <>
            <b>{t('tray.count', { count, most: mostPicks })}</b>{' '}
            <span>{count > 1 ? formatList(names, toLanguage(i18n.language)) : t('tray.oneMore')}</span>
          </>
        ) : null}
      </p>
      {count > 0 ? (
        <Button variant="text" isSmall onClick={onClear}>
          {t('tray.clear')}
        </Button>
      ) : null}
    </div>
  )
}

function CompareButton({ names, onCompare }: ComparedPlans) {
  const { t } = useTranslation('comparison')
  const [isPressed, setIsPressed] = useState(false)
  const count = names.length
  const isTooFew = count < 2
  return (
    <>
      <Button
        id={compareButtonId}
        variant="lamp"
        className={styles.compare}
        isInactive={isTooFew}
        onClick={() => {
          setIsPressed(isTooFew)
          if (!isTooFew) onCompare()
        }}
      >
        <span>
          {count > 0 ? t('tray.compareCount', { count }) : t('card.compare')}
          <span className={layout.sr}> {t('tray.sideBySide')}</span>
        </span>
      </Button>
      <p className={styles.told} role="status">
        {isPressed && isTooFew ? t(count === 0 ? 'tray.tickTwo' : 'tray.oneMore') : null}
      </p>
    </>
  )
}
