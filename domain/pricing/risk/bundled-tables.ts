import file from '#domain/pricing/data/mortality-tables.json' with { type: 'json' }
import { loadMortalityTables } from './mortality-tables.ts'

/** The tables that come with the product, ready for pricing. Importing this file loads them, once. */
export const bundledTables = loadMortalityTables(file)
