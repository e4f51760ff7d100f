import { useTranslation } from 'react-i18next'
import styles from '#app/features/comparison/comparison.module.css'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import cardStyles from '#app/ui/layout/card.module.css'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'

/** In place of the cards when the filters leave none. */
export function AllHidden({ count, onShowAll }: { count: number; onShowAll: () => void }) {
  const { t } = useTranslation('comparison')
  return (
    <div
      className={classNames(cardStyles.card, cardStyles.pad, layout.stack, styles.allHidden)}
      data-slot="card"
    >
      <h3>{t('filter.empty.title')}</h3>
      <p className={typography.soft}>{t('filter.empty.text', { count })}</p>
      <Button onClick={onShowAll}>{t('filter.empty.action')}</Button>
    </div>
  )
}
