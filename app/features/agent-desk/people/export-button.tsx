import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localTimeZone } from '#app/browser/clock.ts'
import { downloadText } from '#app/browser/copy-and-download.ts'
import { type PeopleFilter, readExport } from '#app/features/agent-desk/queries/desk-api.ts'
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
import { type DeskExportRow, exportPageSize } from '#domain/leads/desk/people.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './people-list.module.css'

/** Hands the requests of the people who are looked for over as a file. */
export function ExportButton({ filter }: { filter: PeopleFilter }) {
  const { t, i18n } = useTranslation('agent-desk')
  const { status, count, start } = useExport(filter)
  const number = formatNumber(count, toLanguage(i18n.language))
  return (
    <>
      <Button variant="text" isSmall isBusy={status === 'pending'} onClick={start}>
        <Icon of={Download} /> {t('export.button')}
      </Button>
      <p className={classNames(typography.small, typography.soft, styles.exported)} role="status">
        {status === 'pending' ? t('export.working', { number }) : null}
        {status === 'success' ? t('export.done', { count, number }) : null}
        {status === 'error' ? t('export.failed') : null}
      </p>
    </>
  )
}

/** Hands all requests of those who fit over as a file for a spreadsheet. What writes it is loaded now. `count`: requests read so far. */
function useExport(filter: PeopleFilter) {
  const { t } = useTranslation('agent-desk')
  const ask = useAsk()
  const [count, setCount] = useState(0)

  async function readAll(): Promise<DeskExportRow[]> {
    const rows: DeskExportRow[] = []
    for (;;) {
      const last = rows.at(-1)
      const page = await ask('The requests could not be exported', (client) =>
        readExport(client, filter, last && { at: last.person_latest_at, id: last.person_id }, exportPageSize),
      )
      rows.push(...page)
      setCount(rows.length)
      if (new Set(page.map(({ person_id }) => person_id)).size < exportPageSize) return rows
    }
  }

  const { status, mutate } = useMutation({
    async mutationFn() {
      setCount(0)
      const [{ writeCsv }, requests] = await Promise.all([
        withoutReload(() => import('./write-csv.ts')),
        readAll(),
      ])
      const file = writeCsv(requests, localTimeZone() ?? 'UTC')
      downloadText(file, `${t('export.file')}-${dayOf(new Date())}.csv`, 'text/csv;charset=utf-8')
    },
    onError(error) {
      if (!(error instanceof DeskError)) logError('The export could not be written', error)
    },
  })
  return { status, count, start: () => mutate() }
}
