import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withoutReload } from '#app/site/reload-when-outdated.ts'
import { logFailure } from '#app/state/log-failure.ts'
import type { DeskExportLead } from '#domain/leads/desk/desk.ts'
import { toLanguage } from '#domain/site/language.ts'
import { dayOf } from './days.ts'
import { type LeadFilter, readExport } from './desk-api.ts'
import { DeskError } from './desk-failure.ts'
import { useAsk } from './queries.ts'

/** Leads that are read at once. */
const pageSize = 500

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Hands all leads that fit over as a file for a spreadsheet. What writes it is loaded now. `count`: leads read so far. */
export function useExport(filter: LeadFilter) {
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
      download(writeCsv(rows), `${t('export.file')}-${dayOf(new Date())}.csv`)
    },
    onError(error) {
      if (!(error instanceof DeskError)) logFailure('The export could not be written', error)
    },
  })
  return { status, count, start: () => mutate() }
}
