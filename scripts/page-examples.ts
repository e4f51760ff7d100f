import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Carrier } from '#domain/carriers/carrier.ts'
import { affordableInsuranceExamples } from '#domain/examples/affordable-insurance.ts'
import { finalExpenseExamples } from '#domain/examples/final-expense.ts'
import { forAssistantsExamples } from '#domain/examples/for-assistants.ts'
import { indexUniversalLifeExamples } from '#domain/examples/growth/index-universal-life.ts'
import { wholeLifeExamples } from '#domain/examples/growth/whole-life.ts'
import { learningExamples } from '#domain/examples/learning.ts'
import { mortgageProtectionExamples } from '#domain/examples/mortgage-protection.ts'
import { noMedicalExamExamples } from '#domain/examples/no-medical-exam.ts'
import type { PriceSource } from '#domain/examples/prices/example-prices.ts'
import { termLifeExamples } from '#domain/examples/term-life.ts'
import { loadMortalityTables } from '#domain/pricing/risk/mortality-tables.ts'

const prefix = 'virtual:examples/'
const resolvedPrefix = `\0${prefix}`
const tablesFile = fileURLToPath(new URL('../domain/pricing/data/mortality-tables.json', import.meta.url))

const pages = new Map<string, (source: PriceSource) => unknown>([
  ['term-life', termLifeExamples],
  ['whole-life', wholeLifeExamples],
  ['index-universal-life', indexUniversalLifeExamples],
  ['final-expense', finalExpenseExamples],
  ['no-medical-exam', noMedicalExamExamples],
  ['mortgage-protection', mortgageProtectionExamples],
  ['affordable-insurance', affordableInsuranceExamples],
  ['learning', learningExamples],
  ['for-assistants', forAssistantsExamples],
])

/**
 * The example figures of each content page as a module of the app, such as `virtual:examples/term-life`. The engine
 * works them out from these carriers while the app is built, so that a page loads its own few numbers and none of the engine.
 */
export function pageExamples(carriers: readonly Carrier[]): Plugin {
  let source: PriceSource | undefined
  return {
    name: 'page-examples',
    resolveId(id) {
      return id.startsWith(prefix) && pages.has(id.slice(prefix.length)) ? `\0${id}` : undefined
    },
    load(id) {
      const examplesOf = id.startsWith(resolvedPrefix) && pages.get(id.slice(resolvedPrefix.length))
      if (!examplesOf) return undefined
      this.addWatchFile(tablesFile)
      source ??= { carriers, tables: loadMortalityTables(JSON.parse(readFileSync(tablesFile, 'utf8'))) }
      return `export const examples = ${JSON.stringify(examplesOf(source))}`
    },
  }
}
