import { useTranslation } from 'react-i18next'
import deskStyles from '#app/features/agent-desk/agent-desk.module.css'
import layout from '#app/ui/layout/layout.module.css'
import { Skeleton } from '#app/ui/loading/skeleton.tsx'

/** Stands where a list of people belongs until they are there. */
export function ListWaiting() {
  const { t } = useTranslation('agent-desk')
  return (
    <div className={deskStyles.waiting} role="status">
      <span className={layout.sr}>{t('people.loading')}</span>
      {['one', 'two', 'three', 'four', 'five'].map((line) => (
        <Skeleton key={line} height="3rem" />
      ))}
    </div>
  )
}
