/** One testable statement of the specification. `decision` says why we decided otherwise; empty as a rule. */
export interface Statement {
  id: string
  statement: string
  issue: number
  decision: string
}

function cells(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  )
}

/** Reads the checklist: columns id, area, statement, source, issue, kind and, where we decided otherwise, decision. */
export function parseChecklist(csv: string): Statement[] {
  const [head = '', ...lines] = csv.trim().split(/\r?\n/)
  const columns = cells(head)
  const at = (row: string[], name: string) => row[columns.indexOf(name)] ?? ''
  return lines.map(cells).map((row) => ({
    id: at(row, 'id'),
    statement: at(row, 'statement'),
    issue: Number(at(row, 'issue')),
    decision: columns.includes('decision') ? at(row, 'decision') : '',
  }))
}

/** The ids that tests name in square brackets, as in `[QUEST-12]`. */
export function provenIds(sources: readonly string[]): Set<string> {
  return new Set(
    sources.flatMap((source) => [...source.matchAll(/\[([A-Z0-9]+-\d{2,})\]/g)].map(([, id = '']) => id)),
  )
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
