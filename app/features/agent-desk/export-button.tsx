import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { formatNumber } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './agent-desk.module.css'
import type { LeadFilter } from './desk-api.ts'
import { useExport } from './use-export.ts'

/** Hands the leads that are looked for over as a file. */
export function ExportButton({ filter }: { filter: LeadFilter }) {
  const { t, i18n } = useTranslation('agent-desk')
  const { status, count, start } = useExport(filter)
  const number = formatNumber(count, toLanguage(i18n.language))
  return (
    <div className={styles.export}>
      <Button variant="text" isSmall isBusy={status === 'pending'} onClick={start}>
        <Icon of={Download} /> {t('export.button')}
      </Button>
      <p className={classNames(typography.small, styles.small, typography.soft)} role="status">
        {status === 'pending' ? t('export.working', { number }) : null}
        {status === 'success' ? t('export.done', { count, number }) : null}
        {status === 'error' ? t('export.failed') : null}
      </p>
    </div>
  )
}
