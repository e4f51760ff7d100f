import { globSync, readFileSync } from 'node:fs'
import { parseChecklist, provenIds, unprovenIds } from './checklist.ts'

/**
 * npm run spec: per issue, the statements of docs/spec/checklist.csv and findings.csv that no test names. Tests at night
 * prove none: what is stated has to hold before a change lands.
 * With --check it fails when one of a finished issue is unproven, or when a test names an id that does not exist.
 */
const finishedIssues: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 10, 11, 12]

const lists = ['docs/spec/checklist.csv', 'docs/spec/findings.csv']
const statements = lists.flatMap((file) => parseChecklist(readFileSync(file, 'utf8')))
const tests = '{app,domain,functions,server,config,scripts,tests}/**/*.{test.ts,test.tsx,spec.ts}'
const namedIn = (files: readonly string[]) => provenIds(files.map((file) => readFileSync(file, 'utf8')))
const proven = namedIn(globSync(tests, { exclude: ['tests/looks/**', 'tests/night/**'] }))
const known = new Set(statements.map(({ id }) => id))
const unknown = [...namedIn(globSync(tests))].filter((id) => !known.has(id))
const isCheck = process.argv.includes('--check')
let isBroken = unknown.length > 0

for (const id of unknown) console.log(`A test names ${id}, which no checklist has.`)
for (const issue of new Set(statements.map(({ issue }) => issue))) {
  const open = unprovenIds(statements, proven, issue)
  const all = statements.filter((statement) => statement.issue === issue).length
  if (isCheck && !finishedIssues.includes(issue)) continue
  console.log(`Issue ${issue}: ${all - open.length} of ${all} proven or decided otherwise.`)
  for (const { id, statement } of open) console.log(`  ${id}  ${statement}`)
  if (isCheck && open.length > 0) isBroken = true
}
if (isCheck && isBroken) process.exit(1)
