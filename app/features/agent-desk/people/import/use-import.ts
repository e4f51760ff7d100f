import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localTimeZone } from '#app/browser/clock.ts'
import { createTabMemory } from '#app/features/agent-desk/people/tab-memory.ts'
import { importPeople, readKnown } from '#app/features/agent-desk/queries/desk-api.ts'
import { queryKeys, useAsk, useRefresh } from '#app/features/agent-desk/queries/queries.ts'
import { withoutReload } from '#app/site/reload-when-outdated.ts'
import { useSite } from '#app/site/use-site.ts'
import { logError } from '#app/state/log-error.ts'
import { type ImportField, recognizeColumns } from '#domain/leads/csv/columns.ts'
import { importLimits } from '#domain/leads/csv/import-line.ts'
import { type FilePerson, type FileReading, readLines } from '#domain/leads/csv/read-lines.ts'
import { toLanguage } from '#domain/site/language.ts'
import type { Table, TableProblem } from './read-table.ts'
import { type ImportRun, newRun, runImport } from './run-import.ts'

/** A file that was chosen. */
export interface ImportWork {
  table: Table
  fields: readonly (ImportField | undefined)[]
  /** The keys of those who are here already and shall come as another request. */
  chosen: readonly string[]
  run?: ImportRun | undefined
}

/** It stays, and goes on being imported, while other parts of the desk are looked at. */
export const importMemory = createTabMemory<ImportWork>(
  ({ run }) => run !== undefined && run.state !== 'done',
)

/** Somebody of the file, and whom at the desk they are already. */
export interface ComingPerson extends FilePerson {
  knownId: string | null
}

/** Why nothing can be made of a file. */
export type FileProblem = TableProblem | { problem: 'notRead' }

/** A file from its choice to the last stored person; nothing is stored before `start`. */
export function useImport(userId: string) {
  const ask = useAsk()
  const refresh = useRefresh()
  const { value: work, keep, update } = importMemory.useKept(userId)
  const { isReading, problem, choose } = useFile(keep)
  const reading = useReading(work)
  const { people, hasFailed, again } = useKnown(work, reading)
  const chosen = new Set(work?.chosen)
  const coming = people
    ?.filter(({ knownId, person }) => knownId === null || chosen.has(person.key))
    .map(({ knownId, person }) => (knownId === null ? person : { ...person, is_repeat: true }))

  async function start(run: ImportRun) {
    await runImport(
      run,
      (piece) => ask('People could not be imported', (client) => importPeople(client, piece)),
      (now) => update((known) => ({ ...known, run: now })),
    )
    refresh()
  }

  return {
    work,
    isReading,
    problem,
    choose,
    drop: () => keep(undefined),
    setField(place: number, field: ImportField | undefined) {
      update((known) => ({ ...known, fields: withField(known.fields, place, field) }))
    },
    setChosen: (chosen: readonly string[]) => update((known) => ({ ...known, chosen })),
    reading,
    people,
    hasFailed,
    again,
    coming,
    start: () => void (coming && start(newRun(coming))),
    goOn: () => void (work?.run && start(work.run)),
  }
}

/** One column is one thing: another one that was it before is left out. */
function withField(fields: ImportWork['fields'], place: number, field: ImportField | undefined) {
  return fields.map((known, other) => (other === place ? field : known === field ? undefined : known))
}

/** Whether people can be reached by what is taken from the file. */
export function hasContact(fields: ImportWork['fields']): boolean {
  return (['phone', 'mobile', 'email'] as const).some((field) => fields.includes(field))
}

/** Reads a file that is chosen; what reads it is loaded then. */
function useFile(keep: (work: ImportWork | undefined) => void) {
  const [isReading, setIsReading] = useState(false)
  const [problem, setProblem] = useState<FileProblem>()

  async function choose(file: File) {
    setIsReading(true)
    setProblem(undefined)
    const table = await readFile(file)
    setIsReading(false)
    if ('problem' in table) setProblem(table)
    else keep({ table, fields: recognizeColumns(table.heads), chosen: [] })
  }

  return { isReading, problem, choose: (file: File) => void choose(file) }
}

async function readFile(file: File): Promise<Table | FileProblem> {
  if (file.size > importLimits.bytes) return { problem: 'tooLarge' }
  try {
    const [{ readTable }, bytes] = await Promise.all([
      withoutReload(() => import('./read-table.ts')),
      file.arrayBuffer(),
    ])
    return readTable(file.name, new Uint8Array(bytes))
  } catch (error) {
    logError('A file could not be read', error)
    return { problem: 'notRead' }
  }
}

function useReading(work: ImportWork | undefined): FileReading | undefined {
  const { i18n } = useTranslation()
  const language = toLanguage(i18n.language)
  const { licensedStates } = useSite().agent
  const { table, fields } = work ?? {}
  return useMemo(() => {
    if (!table || !fields || !hasContact(fields)) return undefined
    const zone = localTimeZone() ?? 'UTC'
    return readLines(table.rows, { ...table, fields, zone, language, licensedStates })
  }, [table, fields, language, licensedStates])
}

/** People who are looked up by one call. */
const lookUpPiece = 500

/** The people of the file with whom they are at the desk already; undefined until that is known. */
function useKnown(work: ImportWork | undefined, reading: FileReading | undefined) {
  const ask = useAsk()
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.known([work?.table.keyOf(0) ?? '', ...(work?.fields ?? []).map(String)]),
    async queryFn() {
      const people = reading?.people ?? []
      const ids: (string | null)[] = []
      for (let from = 0; from < people.length; from += lookUpPiece) {
        const piece = people.slice(from, from + lookUpPiece)
        const contacts = piece.map(({ person: { name, phone, email } }) => ({ name, phone, email }))
        ids.push(...(await ask('Who is known could not be read', (client) => readKnown(client, contacts))))
      }
      return ids
    },
    enabled: reading !== undefined && work?.run === undefined,
    staleTime: Infinity,
  })
  const people =
    data && reading?.people.map((one, place): ComingPerson => ({ ...one, knownId: data[place] ?? null }))
  return { people, hasFailed: isError && data === undefined, again: () => void refetch() }
}
