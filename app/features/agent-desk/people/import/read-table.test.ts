import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (given: Uint8Array | string) =>
  readTable('people.csv', typeof given === 'string' ? bytes(given) : given)
const cells = (given: Uint8Array | string) => {
  const table = read(given)
  return 'rows' in table ? [table.heads, ...table.rows.map(({ line, cells }) => [line, ...cells])] : table
}

test('[O18] each row knows the line on which it begins, also behind cells of several lines and empty ones', () => {
  expect(cells('name, email \r\n"Ana\nB",a@example.com\r\n\r\nOtis,o@example.com\r\n')).toEqual([
    ['name', 'email'],
    [2, 'Ana\nB', 'a@example.com'],
    [5, 'Otis', 'o@example.com'],
  ])
})

test('[O18] files of Excel are read: semicolons, tabs, a mark at the beginning, Windows’ letters, Unicode', () => {
  const people = [['Nombre'], [2, 'José']]
  expect(cells('\uFEFFNombre\nJosé')).toEqual(people)
  expect(cells(Uint8Array.from('Nombre\nJosé', (letter) => letter.charCodeAt(0)))).toEqual(people)
  expect(
    cells(new Uint8Array(Uint16Array.from('\uFEFFNombre\nJosé', (letter) => letter.charCodeAt(0)).buffer)),
  ).toEqual(people)
  expect(cells('a;b\n1,5;2')).toEqual([
    ['a', 'b'],
    [2, '1,5', '2'],
  ])
  expect(cells('a\tb\n1\t2')).toEqual([
    ['a', 'b'],
    [2, '1', '2'],
  ])
})

test.each([
  ['name\n', { problem: 'empty' }],
  ['', { problem: 'empty' }],
  ['name\n\n , \n', { problem: 'empty' }],
  ['name\nAna\n"Otis\nRosa\n', { problem: 'broken', line: 3 }],
  ['name\nA"na\n', { problem: 'broken', line: 2 }],
  ['PK\0\0', { problem: 'notText' }],
  ['x'.repeat(2_000_001), { problem: 'tooLarge' }],
  [`name\n${'Ana\n'.repeat(5_001)}`, { problem: 'tooLong' }],
] as const)('[O18] a file that cannot be read says why (%#)', (text, problem) => {
  expect(read(text)).toEqual(problem)
})
