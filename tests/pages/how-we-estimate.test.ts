import { readFileSync } from 'node:fs'
import { getAllByRole, getByRole } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { accuracyReport } from '#domain/pricing/accuracy/accuracy.ts'
import { accuracyDigest, leftOutDigest } from '#domain/pricing/accuracy/accuracy-digest.ts'
import { leftOutReport } from '#domain/pricing/accuracy/left-out.ts'
import { bundledTables } from '#domain/pricing/risk/bundled-tables.ts'
import { paths } from '#domain/site/paths.ts'
import { findAll, openMain, textsOf } from './site.ts'

const prices = readFileSync('domain/pricing/data/published-prices.csv', 'utf8')
const { points, all, groups, ageBands } = accuracyDigest(accuracyReport(bundledTables, prices))
const leftOut = leftOutDigest(leftOutReport(bundledTables, prices))
const percent = (share: number, decimals: number) => `${(share * 100).toFixed(decimals)}%`

for (const { language, table, unseen, byAge, of } of [
  { language: 'en', table: 'By kind of plan', unseen: 'had not seen', byAge: 'By age', of: 'of' },
  { language: 'es', table: 'Por tipo de plan', unseen: 'no había visto', byAge: 'Por edad', of: 'de' },
] as const)
  test(`the page tells the engine’s own errors, in a chart and in three tables (${language})`, async () => {
    const main = await openMain(paths.howWeEstimate, language)
    const chart = getByRole(main, 'img', { name: new RegExp(`${points.length}`) })
    expect(chart.getAttribute('aria-label')).toMatch(
      new RegExp(`${all.withinTenPercent}.*${percent(all.worst, 0)}`),
    )
    expect(findAll(chart, 'use')).toHaveLength(points.length)
    expect(findAll(chart, 'use.how-we-estimate_isClose')).toHaveLength(all.withinTenPercent)
    for (const { name, rows } of [
      { name: table, rows: groups },
      { name: unseen, rows: leftOut.groups },
      { name: byAge, rows: ageBands },
    ])
      expect(textsOf(getAllByRole(getByRole(main, 'table', { name: new RegExp(name) }), 'cell'))).toEqual(
        rows.flatMap(({ median, worst, withinTenPercent, count }) => [
          percent(median, 1),
          percent(worst, 1),
          `${withinTenPercent} ${of} ${count}`,
        ]),
      )
  })
