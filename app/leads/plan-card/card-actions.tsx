import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { CheckBox } from '#app/ui/fields/choice/check-box.tsx'
import layout from '#app/ui/layout/layout.module.css'
import styles from './card-actions.module.css'

/** What can be done with a plan. What is left out is not offered: a tick for comparing, an application. */
interface CardActionsProps {
  /** Carrier and product, for those who hear the page. */
  planName: string
  isBest: boolean
  onAdd: () => void
  onOpenPrice: () => void
  onPick?: (() => void) | undefined
  isPicked?: boolean | undefined
  /** As many plans are ticked as fit side by side. */
  isFull?: boolean | undefined
  onStart?: (() => void) | undefined
}

export const CardActions = memo((props: CardActionsProps) => {
  const { planName, isBest, onAdd, onOpenPrice, onPick, onStart } = props
  const { t } = useTranslation('comparison')
  const name = <span className={layout.sr}> {planName}</span>
  return (
    <div className={classNames(styles.actions, onStart && styles.two)}>
      <button type="button" className={styles.why} aria-haspopup="dialog" onClick={onOpenPrice}>
        {t('card.openPrice')}
        {name}
      </button>
      {onPick ? <CompareTick {...props} onPick={onPick} /> : null}
      <Button variant={isBest && !onStart ? 'primary' : 'quiet'} className={styles.go} onClick={onAdd}>
        <span>
          {t('card.add')}
          {name}
        </span>
      </Button>
      {onStart ? (
        <Button
          variant={isBest ? 'primary' : 'quiet'}
          className={styles.go}
          aria-haspopup="dialog"
          onClick={onStart}
        >
          <span>
            {t('card.start')}
            {name}
          </span>
        </Button>
      ) : null}
    </div>
  )
})

interface CompareTickProps extends Pick<CardActionsProps, 'planName' | 'isPicked' | 'isFull'> {
  onPick: () => void
}

/** A small window that lights when ticked. One that can't be ticked stays within reach, and says why it does nothing. */
function CompareTick({ planName, isPicked = false, isFull = false, onPick }: CompareTickProps) {
  const { t } = useTranslation('comparison')
  const isInactive = isFull && !isPicked
  return (
    <CheckBox
      className={styles.tick}
      isChecked={isPicked}
      aria-disabled={isInactive ? true : undefined}
      onChange={() => {
        if (!isInactive) onPick()
      }}
    >
      <span className={isInactive ? layout.sr : undefined}>{t('card.compare')}</span>
      <span className={layout.sr}> {planName}</span>
      {isInactive ? <small> {t('card.compareFull')}</small> : null}
    </CheckBox>
  )
}
