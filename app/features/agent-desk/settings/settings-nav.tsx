import { useTranslation } from 'react-i18next'
import { toView } from '#app/features/agent-desk/desk-view.ts'
import { Link } from '#app/routing/router.tsx'
import styles from './settings.module.css'

const parts = [
  { view: 'settings', words: 'status.toSettings' },
  { view: 'prices', words: 'prices.toPrices' },
  { view: 'status', words: 'status.toStatus' },
] as const

interface SettingsNavProps {
  view: (typeof parts)[number]['view']
  isOwner: boolean
}

/** The pages behind the desk's settings; how the site is doing is for its owners. */
export function SettingsNav({ view, isOwner }: SettingsNavProps) {
  const { t } = useTranslation('desk-settings')
  return (
    <nav className={styles.nav} aria-label={t('status.parts')}>
      {parts
        .filter((part) => isOwner || part.view !== 'status')
        .map((part) => (
          <Link key={part.view} to={toView(part.view)} aria-current={part.view === view ? 'page' : undefined}>
            {t(part.words)}
          </Link>
        ))}
    </nav>
  )
}
