import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseChecklist, provenIds, unprovenIds } from './checklist.ts'

test('[D6] the project copy holds all 729 statements, those that no list named before among them, each with an id and an issue', () => {
  const statements = parseChecklist(readFileSync('docs/spec/checklist.csv', 'utf8'))
  expect(statements).toHaveLength(729)
  expect(new Set(statements.map(({ id }) => id)).size).toBe(729)
  expect(statements.every(({ issue }) => issue >= 1 && issue <= 7)).toBe(true)
})

test('quoted cells keep their commas and quotes', () => {
  const csv = 'id,area,statement,source,issue,kind\nA-01,A,"Says ""one, two""",x,3,unit\n'
  expect(parseChecklist(csv)).toEqual([{ id: 'A-01', statement: 'Says "one, two"', issue: 3, decision: '' }])
})

test('a statement counts as open until a test names it or a decision stands beside it', () => {
  const csv =
    'id,area,statement,source,issue,kind,decision\nA-01,A,a,x,1,unit,\nA-02,A,b,x,1,unit,why\nA-03,A,c,x,1,unit,\n'
  const proven = provenIds([`test('${'['}A-03] c', () => {})`])
  expect(unprovenIds(parseChecklist(csv), proven, 1).map(({ id }) => id)).toEqual(['A-01'])
})

test('the findings of the reviews have an id each, and are proven by a test that names it', () => {
  const findings = parseChecklist(readFileSync('docs/spec/findings.csv', 'utf8'))
  expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length)
  for (const id of ['S4', 'O13']) {
    const proven = provenIds([`test('${'['}${id}] somebody races', () => {})`])
    expect(findings.filter((finding) => proven.has(finding.id)).map((finding) => finding.id)).toEqual([id])
  }
})

test('[D6] every departure from a statement says why', () => {
  const statements = parseChecklist(readFileSync('docs/spec/checklist.csv', 'utf8'))
  const reasonOf = (id: string) => statements.find((statement) => statement.id === id)?.decision
  for (const id of [
    'COMPARE-12',
    'COMPARE-42',
    'ERROR-14',
    'ERROR-09',
    'CALLBACK-02',
    'AUTHAPI-11',
    'CART-05',
    'ERROR-31',
  ]) {
    expect(reasonOf(id)).toMatch(/^[A-Z“"].{30,}\.$/)
  }
})
