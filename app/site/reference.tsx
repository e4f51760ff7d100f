import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureReference } from '#app/backend/reference.ts'
import typography from '#app/ui/layout/typography.module.css'

/**
 * By what the operator finds a failure in the log, within the sentence that tells of it: it appears with that sentence,
 * which is about one of these calls. Nothing where the server was not reached, or did not fail.
 */
export function Reference({ calls }: { calls: readonly string[] }) {
  const { t } = useTranslation('site-frame')
  const [reference] = useState(() => failureReference(calls))
  return reference === undefined ? null : (
    <p className={typography.small}>{t('error.reference', { reference })}</p>
  )
}
