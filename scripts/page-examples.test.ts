import { examples as affordableInsurance } from 'virtual:examples/affordable-insurance'
import { examples as finalExpense } from 'virtual:examples/final-expense'
import { examples as indexUniversalLife } from 'virtual:examples/index-universal-life'
import { examples as learning } from 'virtual:examples/learning'
import { examples as mortgageProtection } from 'virtual:examples/mortgage-protection'
import { examples as noMedicalExam } from 'virtual:examples/no-medical-exam'
import { examples as termLife } from 'virtual:examples/term-life'
import { examples as wholeLife } from 'virtual:examples/whole-life'
import { expect, test } from 'vitest'
import { termLifeExamples } from '#domain/examples/term-life.ts'
import { bundledTables as tables } from '#domain/pricing/risk/bundled-tables.ts'
import { carriers } from '../tests/fixtures/settings/carriers.ts'

const modules = {
  affordableInsurance,
  finalExpense,
  indexUniversalLife,
  learning,
  mortgageProtection,
  noMedicalExam,
  termLife,
  wholeLife,
}

test('each page has a module of its own, of the site’s carriers', () => {
  expect(termLife).toEqual(termLifeExamples({ carriers, tables }))
  const shapes = Object.values(modules).map((examples) => Object.keys(examples).sort().join())
  expect(new Set(shapes).size).toBe(shapes.length)
})

test('no page loads more than 4 KB of figures, all on one basis', () => {
  for (const [name, examples] of Object.entries(modules)) {
    expect(JSON.stringify(examples).length, name).toBeLessThan(4096)
    expect(examples.basis, name).toMatchObject({ asOf: termLife.basis.asOf, healthClass: 'Standard' })
  }
})
