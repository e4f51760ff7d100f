import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseChecklist, provenIds, unprovenIds } from './checklist.ts'

const listed = (name: string) => parseChecklist(readFileSync(`docs/spec/${name}.csv`, 'utf8'))

test('[D6] each statement and each finding has an id of its own and an issue, and a departure says why', () => {
  for (const name of ['checklist', 'findings']) {
    const ids = listed(name).map(({ id }) => id)
    expect(
      ids.filter((id, place) => ids.indexOf(id) !== place),
      name,
    ).toEqual([])
  }
  const statements = listed('checklist')
  expect(statements.filter(({ issue }) => !(issue >= 1 && issue <= 7))).toEqual([])
  expect(statements.filter(({ decision }) => decision !== '' && !/^[A-Z“"].{30,}\.$/.test(decision))).toEqual(
    [],
  )
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
