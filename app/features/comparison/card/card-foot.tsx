import { useTranslation } from 'react-i18next'
import styles from '#app/features/comparison/comparison.module.css'
import { Button } from '#app/ui/button.tsx'
import { CheckBox } from '#app/ui/fields/check-box.tsx'
import layout from '#app/ui/layout/layout.module.css'

interface CardFootProps {
  /** Carrier and product, for those who hear the page. */
  planName: string
  isPicked: boolean
  /** As many plans are ticked as fit side by side. */
  isFull: boolean
  onPick: () => void
  onOpenPrice: () => void
}

export function CardFoot({ planName, isPicked, isFull, onPick, onOpenPrice }: CardFootProps) {
  const { t } = useTranslation('comparison')
  const isInactive = isFull && !isPicked
  return (
    <div className={styles.quoteFoot}>
      <Button variant="text" isSmall aria-haspopup="dialog" onClick={onOpenPrice}>
        {t('card.openPrice')}
        <span className={layout.sr}> {planName}</span>
      </Button>
      <CheckBox
        isChecked={isPicked}
        aria-disabled={isInactive ? true : undefined}
        // It stays within reach, so that it can say why it does nothing.
        onChange={() => {
          if (!isInactive) onPick()
        }}
      >
        {t('card.compare')}
        <span className={layout.sr}> {planName}</span>
        {isInactive ? <small>{t('card.compareFull')}</small> : null}
      </CheckBox>
    </div>
  )
}
