import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/ui/button.tsx'
import { paths } from '#domain/site/paths.ts'

/** What signing in is good for, for someone whose data is on this device alone. */
export function SyncCard() {
  const { t } = useTranslation('dashboard')
  return (
    <section className="card card-pad dash-sync">
      <h2 className="h3">{t('sync.title')}</h2>
      <p>{t('sync.text')}</p>
      <ButtonLink isBlock variant="quiet" to={paths.auth}>
        {t('sync.action')}
      </ButtonLink>
    </section>
  )
}
