import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accuracyReport, summarizeErrors } from '#domain/pricing/accuracy/accuracy.ts'
import { accuracyDigest } from '#domain/pricing/accuracy/accuracy-digest.ts'
import {
  finalExpenseBasis,
  guaranteedWholeBasis,
  noLapseBasis,
  participatingWholeBasis,
  termBasis,
} from '#domain/pricing/premiums/parameters.ts'
import { bundledTables } from '#domain/pricing/risk/bundled-tables.ts'
import { readWords } from '../../../../../tests/fixtures/locale-words.ts'

const report = accuracyReport(bundledTables, readFileSync('domain/pricing/data/published-prices.csv', 'utf8'))
const accuracy = accuracyDigest(report)

test('the digest tells the report’s figures, to the cent and to a tenth of a per cent', () => {
  for (const [place, { publishedMonthly, modelledMonthly }] of report.points.entries()) {
    const point = accuracy.points[place]
    expect(point?.published).toBeCloseTo(publishedMonthly, 1)
    expect(Math.abs((point?.modelled ?? 0) - modelledMonthly)).toBeLessThanOrEqual(0.005001)
  }
  const all = summarizeErrors(report.points)
  expect(accuracy.all.count).toBe(report.points.length)
  expect(accuracy.all.worst).toBeCloseTo(all.worst, 3)
  expect(accuracy.points.filter(({ isClose }) => isClose)).toHaveLength(all.withinTenPercent)
  for (const { group, ...told } of accuracy.groups) {
    expect(told.worst).toBeCloseTo(report.groups[group].worst, 3)
    expect(told.withinTenPercent).toBe(report.groups[group].withinTenPercent)
  }
})

test('the figures that the words tell are the engine’s', () => {
  const bases = [termBasis, participatingWholeBasis, guaranteedWholeBasis, finalExpenseBasis, noLapseBasis]
  for (const { premiumTax } of bases) expect(premiumTax).toBe(0.02)
  for (const language of ['en', 'es']) {
    expect(readWords(language, 'how-we-estimate')).toMatchObject({
      parts: { taxes: { text: expect.stringMatching(/ 2%\.$/) } },
    })
  }
})
