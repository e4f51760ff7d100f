import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { accuracyReport } from '#domain/pricing/accuracy/accuracy.ts'
import { accuracyDigest, leftOutDigest } from '#domain/pricing/accuracy/accuracy-digest.ts'
import { leftOutReport } from '#domain/pricing/accuracy/left-out.ts'
import { loadMortalityTables } from '#domain/pricing/risk/mortality-tables.ts'

const moduleName = 'virtual:price-accuracy'
const resolvedName = `\0${moduleName}`
const dataFile = (name: string) => fileURLToPath(new URL(`../domain/pricing/data/${name}`, import.meta.url))

/**
 * The model's errors as a module of the app, worked out while it is built, so that neither the mortality tables nor the
 * published prices reach the browser.
 */
export function priceAccuracy(): Plugin {
  return {
    name: 'price-accuracy',
    resolveId(id) {
      return id === moduleName ? resolvedName : undefined
    },
    load(id) {
      if (id !== resolvedName) return undefined
      const files = { tables: dataFile('mortality-tables.json'), prices: dataFile('published-prices.csv') }
      for (const file of Object.values(files)) this.addWatchFile(file)
      const tables = loadMortalityTables(JSON.parse(readFileSync(files.tables, 'utf8')))
      const prices = readFileSync(files.prices, 'utf8')
      const accuracy = accuracyDigest(accuracyReport(tables, prices))
      const leftOut = leftOutDigest(leftOutReport(tables, prices))
      return `export const accuracy = ${JSON.stringify(accuracy)}\nexport const leftOut = ${JSON.stringify(leftOut)}`
    },
  }
}
