import { z } from 'zod'

export type Sex = 'M' | 'F'
/** Statutory values need no sex where the law allows none: `either` is half-way between men's and women's rates. */
export type StatutorySex = Sex | 'either'

/** Youngest issue age in the tables, in years: the model prices nobody younger. */
export const youngestAge = 18
/** Age of certain death in the tables. */
const oldestAge = 120

const oldestSelectAge = 95
const selectYears = 25
const selectLength = (oldestSelectAge - youngestAge + 1) * selectYears
const ultimateLength = oldestAge - youngestAge + 1
/** The file holds rates as whole numbers: deaths among 100,000 lives in a year. */
const livesPerRate = 100_000

/** Yearly death rates: by issue age and policy year while underwriting still tells, by attained age alone after that. */
export type MortalityTable = {
  /** `select[(issueAge - 18) * 25 + year]`, policy years 0 to 24. */
  select: Float64Array
  /** `ultimate[attainedAge]`. */
  ultimate: Float64Array
}

/** Relative-risk tables of the 2015 VBT that the engine uses; 100 is the primary table of its kind. */
export type NonSmokerRisk = 70 | 80 | 100 | 125 | 175
export type SmokerRisk = 100 | 125 | 150

type BySex<T> = Record<Sex, T>
type StatutoryTables = Record<StatutorySex, MortalityTable>

/** The tables by meaning. VBT: what insured people's claims were, for pricing. CSO: what law prescribes for values. */
export type MortalityTables = {
  vbt: {
    nonSmoker: BySex<Record<NonSmokerRisk, MortalityTable>>
    smoker: BySex<Record<SmokerRisk, MortalityTable>>
  }
  /** By age at the last (`last`) or nearest (`nearest`) birthday. */
  cso: Record<'last' | 'nearest', { nonSmoker: StatutoryTables; smoker: StatutoryTables }>
}

const isRate = (rate: unknown) =>
  typeof rate === 'number' && Number.isInteger(rate) && rate >= 0 && rate <= livesPerRate

/** One check for all rates of a table: a schema of its own for each of 50,000 numbers takes a phone a tenth of a second. */
const rates = (length: number) =>
  z.custom<readonly number[]>(
    (value) => Array.isArray(value) && value.length === length && value.every(isRate),
    `not ${length} rates from 0 to ${livesPerRate}`,
  )
const fileSchema = z.record(
  z.string().regex(/^\d+$/),
  z.strictObject({ s: rates(selectLength), u: rates(ultimateLength) }),
)

/**
 * Turns the parsed file of tables (`data/mortality-tables.json`, keyed by the Society of Actuaries' table numbers)
 * into typed arrays. Throws when a table is missing or has a wrong shape. Do it once; pricing only reads.
 */
export function loadMortalityTables(json: unknown): MortalityTables {
  const file = fileSchema.parse(json)
  const table = (number: number): MortalityTable => {
    const source = file[number]
    if (source === undefined) throw new Error(`The mortality tables lack table ${number}`)
    const ultimate = new Float64Array(oldestAge + 1).fill(1)
    for (const [index, rate] of source.u.entries()) ultimate[youngestAge + index] = rate / livesPerRate
    return { select: new Float64Array(source.s).map((rate) => rate / livesPerRate), ultimate }
  }
  return {
    vbt: {
      nonSmoker: {
        M: { 70: table(3239), 80: table(3240), 100: table(3242), 125: table(3244), 175: table(3246) },
        F: { 70: table(3211), 80: table(3212), 100: table(3214), 125: table(3216), 175: table(3218) },
      },
      smoker: {
        M: { 100: table(3258), 125: table(3259), 150: table(3260) },
        F: { 100: table(3230), 125: table(3231), 150: table(3232) },
      },
    },
    cso: {
      last: {
        nonSmoker: withEither(table(3295), table(3296)),
        smoker: withEither(table(3297), table(3298)),
      },
      nearest: {
        nonSmoker: withEither(table(3291), table(3292)),
        smoker: withEither(table(3293), table(3294)),
      },
    },
  }
}

function withEither(men: MortalityTable, women: MortalityTable): StatutoryTables {
  const middle = (ofMen: Float64Array, ofWomen: Float64Array) =>
    ofMen.map((rate, index) => (rate + (ofWomen[index] ?? rate)) / 2)
  const either = {
    select: middle(men.select, women.select),
    ultimate: middle(men.ultimate, women.ultimate),
  }
  return { M: men, F: women, either }
}

/** The chance to die in policy year `year` (0 is the first) of someone insured at `issueAge`; 1 from age 120 on. */
export function deathRate(table: MortalityTable, issueAge: number, year: number): number {
  const attainedAge = issueAge + year
  if (attainedAge >= oldestAge) return 1
  const rate =
    year < selectYears && issueAge <= oldestSelectAge
      ? table.select[(issueAge - youngestAge) * selectYears + year]
      : table.ultimate[attainedAge]
  return rate ?? 1
}

/** The statutory table for someone of this sex and tobacco use. */
export function csoTable(
  tables: MortalityTables,
  life: { sex: StatutorySex; tobacco: boolean },
  ageBasis: 'last' | 'nearest',
): MortalityTable {
  const byTobacco = tables.cso[ageBasis]
  return (life.tobacco ? byTobacco.smoker : byTobacco.nonSmoker)[life.sex]
}
