import { useTranslation } from 'react-i18next'
import { useLocation } from '#app/routing/router.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { isRecord } from '#domain/json/is-record.ts'

/** Says to somebody who comes from erasing their account that it is done. */
export function ErasedNote() {
  const { t } = useTranslation('auth')
  const { state } = useLocation()
  if (!isRecord(state) || state.accountErased !== true) return null
  return (
    <Alert tone="success" title={t('erased.title')}>
      {t('erased.text')}
    </Alert>
  )
}
