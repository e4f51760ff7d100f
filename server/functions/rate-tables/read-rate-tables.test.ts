import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { soldPlanTypes } from '#domain/plans/plan-type.ts'
import { flatFile, rateFolder, termFile, termHeader } from '../../../tests/fixtures/quotes/rate-files.ts'
import { carriers } from '../../../tests/fixtures/settings/carriers.ts'
import { neededColumns } from './rate-columns.ts'
import { readRateTables } from './read-rate-tables.ts'

const today = '2026-11-20'

async function read(files: Record<string, string | Uint8Array>) {
  const { folder, remove } = await rateFolder(files)
  const result = await readRateTables(folder, carriers, today)
  await remove()
  if (result.ok) return { tables: result.tables, messages: [] }
  return { tables: [], messages: result.messages.map((message) => message.replaceAll(`${folder}/`, '')) }
}

async function messagesOf(rows: readonly string[], header = termHeader): Promise<string[]> {
  const { messages } = await read({ 'sbli.term.csv': [header, ...rows].join('\n') })
  return messages
}

const good = '2026-01-01,U,no,Standard,20,18,60,25000,1000000,1.5,60,0.0875'
const changed = (column: number, text: string) => good.split(',').with(column, text).join(',')

test('A folder of whole files is read: carrier and product by the name, rates by the rows', async () => {
  const { tables, messages } = await read({
    'sbli.term.csv': termFile,
    'sbli.whole.csv': flatFile('paid_up_period', 'To Age 100'),
    'README.md': 'Rates of 2026',
    '.DS_Store': '',
  })
  expect(messages).toEqual([])
  expect(tables.map(({ carrierId, product, rows }) => [carrierId, product, rows.length])).toEqual([
    ['sbli', 'term', 32],
    ['sbli', 'whole', 1],
  ])
  expect(tables[1]?.rows[0]).toEqual({
    effectiveDate: '2026-01-01',
    sex: 'U',
    tobacco: false,
    healthClass: 'Standard',
    variant: 'To Age 100',
    minAge: 18,
    maxAge: 85,
    minDeathBenefit: 5000,
    maxDeathBenefit: 2_000_000,
    annualRatePer1000: 12,
    policyFee: 60,
    monthlyFactor: 0.09,
  })
})

test.each([
  ['CRLF and a byte order mark', `\ufeff${[termHeader, good].join('\r\n')}\r\n`],
  ['both line ends', `${termHeader}\r\n${good}\n\n`],
  ['quotes', [termHeader, good].join('\n').replace(/[^,\n]+/g, '"$&"')],
  ['spaces and empty lines', `\n${termHeader.replaceAll(',', ' , ')}\n\n  ${good}  \n\n`],
  [
    'columns in another order',
    [termHeader, good].map((line) => line.split(',').reverse().join(',')).join('\n'),
  ],
])('A file with %s is read like any other', async (_, text) => {
  const [plain, other] = await Promise.all([
    read({ 'sbli.term.csv': [termHeader, good].join('\n') }),
    read({ 'sbli.term.csv': text }),
  ])
  expect(other.messages).toEqual([])
  expect(other.tables).toEqual(plain.tables)
})

test.each([
  [0, '01/31/2026', 'effective_date: must be a date such as 2026-01-31, not “01/31/2026”'],
  [1, 'Male', 'sex: must be M, F or U, not “Male”'],
  [3, 'Elite', 'health_class: must be Super Preferred, Preferred, Standard Plus'],
  [4, '12', 'term_years: must be 10, 15, 20, 25 or 30, not “12”'],
  [5, '4o', 'min_age: must be a whole number from 0 to 120, without commas, not “4o”'],
  [6, '17', 'max_age: is below min_age (18)'],
  [9, '0', 'annual_rate_per_1000: must be USD a year for each 1,000 of death benefit, a plain number'],
  [10, '-60', 'policy_fee: must be USD a year, a plain number from 0 to 1000, not “-60”'],
])('[column %i] %s is refused with file, line and column', async (column, text, message) => {
  const messages = await messagesOf([good.replace('20', '10').replace('20', '10'), changed(column, text)])
  expect(messages).toEqual([expect.stringContaining(`sbli.term.csv, line 3, column ${message}`)])
})

test('Every issue of every file is told, and nothing is loaded', async () => {
  const { tables, messages } = await read({
    'sbli.term.csv': [termHeader, changed(1, 'X'), good, changed(5, 'x').replace('1.5', 'y')].join('\n'),
    'sbli.whole.csv': flatFile('paid_up_period', 'Forever'),
    'transamerica.term.csv': termFile,
  })
  expect(tables).toEqual([])
  expect(messages.map((message) => message.split(':')[0])).toEqual([
    'sbli.term.csv, line 2, column sex',
    'sbli.term.csv, line 4, column min_age',
    'sbli.term.csv, line 4, column annual_rate_per_1000',
    'sbli.whole.csv, line 2, column paid_up_period',
  ])
})

test('Hundreds of issues of one file are counted, not told one by one', async () => {
  const messages = await messagesOf(Array.from({ length: 300 }, () => changed(0, 'soon')))
  expect(messages).toHaveLength(51)
  expect(messages.at(-1)).toBe('sbli.term.csv has 250 more faults.')
})

test.each([
  ['', 'sbli.term.csv, line 1: the file is empty.'],
  [termHeader, 'sbli.term.csv, line 1: there are no rates below the header.'],
  [`${termHeader},,\n${good},,`, 'line 1, column 14: is no column of it'],
  [[termHeader, good].join('\n').replaceAll(',', ';'), 'line 1: the values are separated by semicolons'],
  [
    `${termHeader}\n${good.replace('1000000', '1,000,000')}`,
    'line 2: has 14 values where the header has 12, perhaps by a number with a comma inside.',
  ],
  [`${termHeader}\n"${good}`, 'a quotation mark is not closed, or stands inside a value'],
  [
    `${termHeader.replace('sex', 'gender')}\n${good}`,
    'line 1, column gender: is no column of it: a term file has effective_date, sex',
  ],
  [`${termHeader.replace('sex', 'gender')}\n${good}`, 'line 1, column sex: is missing in the header.'],
  [`${termHeader},sex\n${good},U`, 'line 1, column sex: stands twice in the header.'],
  [`${termHeader.replace('term_years', 'goal')}\n${good}`, 'line 1, column goal: is no column of it'],
])('A file like %j is refused', async (text, message) => {
  const { messages } = await read({ 'sbli.term.csv': text })
  expect(messages).toContainEqual(expect.stringContaining(message))
})

test.each([
  ['sbli.csv', 'sbli.csv is no rate table: its name must be like sbli.term.csv.'],
  ['sbli.term.xlsx', 'sbli.term.xlsx is no rate table'],
  [
    'sbli.universal.csv',
    'names the product “universal”: it must be term, whole, iul, gul, vul, final-expense.',
  ],
  ['sblii.term.csv', 'names the carrier “sblii”, which the settings don’t have: did you mean sbli?'],
  ['john-hancock.whole.csv', 'in the settings, John Hancock sells no whole.'],
])('A file named %s is refused', async (name, message) => {
  const { messages } = await read({ [name]: termFile })
  expect(messages).toEqual([expect.stringContaining(message)])
})

test('A file in another encoding is refused', async () => {
  for (const bytes of [Buffer.from(`\ufeff${termFile}`, 'utf16le'), Buffer.from([0xe9, 0x2c])]) {
    const { messages } = await read({ 'sbli.term.csv': bytes })
    expect(messages).toEqual(['sbli.term.csv is not saved as UTF-8: save it as “CSV UTF-8”.'])
  }
})

test.each([
  [
    'the same row twice',
    [good, good],
    'line 3, column min_death_benefit: overlaps line 2: both have a rate for 25000 at age 18',
  ],
  [
    'a band that begins later',
    [changed(8, '249999'), changed(7, '250001')],
    'line 3, column min_death_benefit: 250000 has no rate at age 18 (sex U, tobacco no, Standard, 20): line 2 ends below',
  ],
  [
    'ages left out',
    [changed(6, '40'), changed(5, '45')],
    'line 3, column age: ages 41 to 44 have no rate (sex U, tobacco no, Standard, 20)',
  ],
  [
    'men alone',
    [changed(1, 'M')],
    'line 2, column sex: there are rates for sex M, tobacco no, Standard, 20 but none for sex F',
  ],
  [
    'men alone at an age',
    [changed(1, 'M'), changed(1, 'F').replace(',60,25000', ',59,25000')],
    'line 2, column sex: there are rates for sex M, tobacco no, Standard, 20 but none for sex F at age 60 for all of 25000 to 1000000',
  ],
  [
    'rates of next year alone',
    [changed(0, '2027-01-01')],
    'line 2, column effective_date: no rate is in force before 2027-01-01',
  ],
])('Rows that do not go together are refused: %s', async (_, rows, message) => {
  expect(await messagesOf(rows)).toEqual([expect.stringContaining(message)])
})

test('A file of both sexes that lost any one row is refused', async () => {
  const [header = '', ...rows] = termFile.trim().split('\n')
  for (const [lost, row] of rows.entries()) {
    const messages = await messagesOf(rows.toSpliced(lost, 1), header)
    expect(messages, row).toEqual([expect.stringContaining('but none for sex')])
  }
})

test('Rates of two dates, classes or terms may meet, and an older age may end at a smaller amount', async () => {
  const others = [changed(0, '2026-06-01'), changed(3, 'Preferred'), changed(4, '10')]
  const older = changed(5, '61').replace(',60,25000,1000000', ',75,25000,100000')
  expect(await messagesOf([good, ...others])).toEqual([])
  expect(await messagesOf([good, older])).toEqual([])
})

test('The documented example is a whole file, and every column stands in the documentation', async () => {
  const documentation = readFileSync('docs/prices/rate-tables.md', 'utf8')
  const example = /```csv\n([\s\S]+?)```/.exec(documentation)?.[1] ?? ''
  const { tables, messages } = await read({ 'sbli.term.csv': example })
  expect(messages).toEqual([])
  expect(tables[0]?.rows).toHaveLength(4)
  const columns = soldPlanTypes.flatMap((product) => [
    ...neededColumns(product, []),
    ...neededColumns(product, ['min_age']),
  ])
  const documented = [...documentation.matchAll(/^\| (`[^|]+) \|.*\|.*\|$/gm)].flatMap(
    ([, names]) => names?.match(/\w+(?=`)/g) ?? [],
  )
  expect(documented.sort()).toEqual([...new Set(columns)].sort())
})

test('A folder that is not there, or holds nothing, is told by its setting', async () => {
  expect(await readRateTables('/nowhere/rates', carriers, today)).toEqual({
    ok: false,
    messages: ['quotes.rateTablesFolder: the folder /nowhere/rates cannot be read.'],
  })
  expect((await read({})).messages).toEqual([expect.stringContaining('holds no rate tables.')])
})
