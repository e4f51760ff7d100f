import { useTranslation } from 'react-i18next'
import layout from '#app/ui/layout/layout.module.css'
import { keptKeys } from './kept-keys.ts'
import styles from './legal.module.css'

/** What the site may keep on a device; on a phone each entry stands by itself. */
export function KeptTable() {
  const { t } = useTranslation('page-cookie-policy')
  return (
    <table className={styles.keptTable}>
      <caption className={layout.sr}>{t('table.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.name')}</th>
          <th scope="col">{t('table.why')}</th>
          <th scope="col">{t('table.where')}</th>
          <th scope="col">{t('table.long')}</th>
        </tr>
      </thead>
      <tbody>
        {keptKeys.map(({ name, place, length }) => (
          <tr key={name}>
            <th scope="row" lang="en">
              {name}
            </th>
            <td data-label={t('table.why')}>{t(`kept.${name}`)}</td>
            <td data-label={t('table.where')}>{t(`places.${place}`)}</td>
            <td data-label={t('table.long')}>{t(`lengths.${length}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
