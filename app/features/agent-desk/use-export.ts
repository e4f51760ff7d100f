import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withoutReload } from '#app/site/reload-when-outdated.ts'
import { logFailure } from '#app/state/log-failure.ts'
import type { DeskExportLead } from '#domain/leads/desk/desk.ts'
import { toLanguage } from '#domain/site/language.ts'
import { csvRows } from './csv-rows.ts'
import { dayOf } from './days.ts'
import { type LeadFilter, readExport } from './desk-api.ts'
import type { Ask } from './use-ask.ts'

/** Leads that are read at once. */
const pageSize = 500

export interface ExportView {
  state: 'idle' | 'working' | 'done' | 'failed'
  /** Leads read so far. */
  count: number
  start: () => void
}

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Hands all leads that fit over as a file for a spreadsheet. What writes it is loaded now. */
export function useExport(ask: Ask, filter: LeadFilter): ExportView {
  const { t, i18n } = useTranslation(['agent-desk', 'common'])
  const [view, setView] = useState<Omit<ExportView, 'start'>>({ state: 'idle', count: 0 })

  async function readAll(): Promise<DeskExportLead[] | undefined> {
    const leads: DeskExportLead[] = []
    for (;;) {
      const page = await ask('The leads could not be exported', (client) =>
        readExport(client, filter, leads.at(-1), pageSize),
      )
      if ('failure' in page) return undefined
      leads.push(...page.result)
      setView({ state: 'working', count: leads.length })
      if (page.result.length < pageSize) return leads
    }
  }

  async function start() {
    if (view.state === 'working') return
    setView({ state: 'working', count: 0 })
    try {
      const [{ writeCsv }, leads] = await Promise.all([
        withoutReload(() => import('./write-csv.ts')),
        readAll(),
      ])
      if (!leads) return setView({ state: 'failed', count: 0 })
      const rows = csvRows(t, leads, toLanguage(i18n.language))
      download(writeCsv(rows), `${t('export.file')}-${dayOf(new Date())}.csv`)
      setView({ state: 'done', count: leads.length })
    } catch (error) {
      logFailure('The export could not be written', error)
      setView({ state: 'failed', count: 0 })
    }
  }

  return { ...view, start: () => void start() }
}
