import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lastReference } from '#app/backend/reference.ts'
import typography from '#app/ui/layout/typography.module.css'

/**
 * By what the operator finds a failure in the log, within the sentence that tells of it: it appears with that sentence.
 * Nothing where the server was not reached, or did not fail.
 */
export function Reference() {
  const { t } = useTranslation('site-frame')
  const [reference] = useState(lastReference)
  return reference === undefined ? null : (
    <p className={typography.small}>{t('error.reference', { reference })}</p>
  )
}
