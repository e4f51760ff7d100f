import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/ui/button.tsx'
import cardStyles from '#app/ui/card.module.css'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/typography.module.css'
import { paths } from '#domain/site/paths.ts'
import styles from './dashboard.module.css'

/** What signing in is good for, for someone whose data is on this device alone. */
export function SyncCard() {
  const { t } = useTranslation('dashboard')
  return (
    <section className={classNames(cardStyles.card, cardStyles.pad, styles.sync)} data-slot="card">
      <h2 className={typography.h3}>{t('sync.title')}</h2>
      <p>{t('sync.text')}</p>
      <ButtonLink isBlock variant="quiet" to={paths.auth}>
        {t('sync.action')}
      </ButtonLink>
    </section>
  )
}
