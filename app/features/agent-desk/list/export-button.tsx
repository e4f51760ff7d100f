import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadText } from '#app/browser/copy-and-download.ts'
import { type LeadFilter, readExport } from '#app/features/agent-desk/queries/desk-api.ts'
import { DeskError } from '#app/features/agent-desk/queries/desk-error.ts'
import { useAsk } from '#app/features/agent-desk/queries/queries.ts'
import { dayOf } from '#app/features/agent-desk/words/days.ts'
import { withoutReload } from '#app/site/reload-when-outdated.ts'
import { logError } from '#app/state/log-error.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { formatNumber } from '#domain/format/format.ts'
import type { DeskExportLead } from '#domain/leads/desk/desk.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './lead-list.module.css'

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
      <p className={classNames(typography.small, typography.soft)} role="status">
        {status === 'pending' ? t('export.working', { number }) : null}
        {status === 'success' ? t('export.done', { count, number }) : null}
        {status === 'error' ? t('export.failed') : null}
      </p>
    </div>
  )
}

/** Leads that are read at once. */
const pageSize = 500

/** Hands all leads that fit over as a file for a spreadsheet. What writes it is loaded now. `count`: leads read so far. */
function useExport(filter: LeadFilter) {
  const { t, i18n } = useTranslation(['agent-desk', 'common'])
  const ask = useAsk()
  const [count, setCount] = useState(0)

  async function readAll(): Promise<DeskExportLead[]> {
    const leads: DeskExportLead[] = []
    for (;;) {
      const page = await ask('The leads could not be exported', (client) =>
        readExport(client, filter, leads.at(-1), pageSize),
      )
      leads.push(...page)
      setCount(leads.length)
      if (page.length < pageSize) return leads
    }
  }

  const { status, mutate } = useMutation({
    async mutationFn() {
      setCount(0)
      const [{ csvRows, writeCsv }, leads] = await Promise.all([
        withoutReload(() => import('./csv-rows.ts')),
        readAll(),
      ])
      const rows = csvRows(t, leads, toLanguage(i18n.language))
      downloadText(writeCsv(rows), `${t('export.file')}-${dayOf(new Date())}.csv`, 'text/csv;charset=utf-8')
    },
    onError(error) {
      if (!(error instanceof DeskError)) logError('The export could not be written', error)
    },
  })
  return { status, count, start: () => mutate() }
}
