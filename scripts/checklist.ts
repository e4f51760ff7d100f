import { parse } from 'csv-parse/sync'
import { z } from 'zod'

const statement = z.object({
  id: z.string().min(1),
  statement: z.string().min(1),
  issue: z.coerce.number().int(),
  decision: z.string().default(''),
})

/** One testable statement of the specification, or what a review asked for. `decision` says why we decided otherwise. */
type Statement = z.infer<typeof statement>

/** Reads a checklist: columns id, statement, issue and, where we decided otherwise, decision; others are passed over. */
export function parseChecklist(csv: string): Statement[] {
  return z.array(statement).parse(parse(csv, { columns: true }))
}

/** The ids that tests name in square brackets, as in `[QUEST-12]` of the specification or `[S4]` of a review. */
export function provenIds(sources: readonly string[]): Set<string> {
  const ids = /\[([A-Z0-9]+-\d{2,}|[SDPUO]\d{1,2})\]/g
  return new Set(sources.flatMap((source) => [...source.matchAll(ids)].map(([, id = '']) => id)))
}

export function unprovenIds(
  statements: readonly Statement[],
  proven: ReadonlySet<string>,
  issue: number,
): Statement[] {
  return statements.filter(
    (statement) => statement.issue === issue && !proven.has(statement.id) && statement.decision === '',
  )
}
