import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'

/** In place of the cards when the filters leave none. */
export function AllHidden({ count, onShowAll }: { count: number; onShowAll: () => void }) {
  const { t } = useTranslation('comparison')
  return (
    <div className="card card-pad stack all-hidden">
      <h3>{t('filter.empty.title')}</h3>
      <p className="soft">{t('filter.empty.text', { count })}</p>
      <Button onClick={onShowAll}>{t('filter.empty.action')}</Button>
    </div>
  )
}
