import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = globSync('app/**/*.css').sort()

/** What stands before the braces of a sheet: selectors and at-rules. */
function headsOf(sheet: string): string[] {
  const bare = readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\//gs, '')
  return [...bare.matchAll(/([^{};]+)\{/g)].map(([, head = '']) => head.trim().replace(/\s+/g, ' '))
}

test('no line of a style sheet is longer than 120 letters', () => {
  const long = sheets.flatMap((sheet) =>
    readFileSync(sheet, 'utf8')
      .split('\n')
      .filter((line) => line.length > 120 && !line.includes('url("data:'))
      .map((line) => `${sheet}: ${line}`),
  )
  expect(long).toEqual([])
})

test('a style sheet knows the screen by four breakpoints, each by its name', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8')
  const widths = [...tokens.matchAll(/@custom-media --[\w-]+ \((?:min|max)-width: ([\d.]+)rem\)/g)]
  // A width and what is just below it are one.
  expect(new Set(widths.map(([, width]) => Math.ceil(Number(width)))).size).toBe(4)
  const unnamed = sheets.flatMap((sheet) =>
    headsOf(sheet)
      .filter((head) => head.startsWith('@media') && /width/.test(head))
      .map((head) => `${sheet} ${head}`),
  )
  expect(unnamed).toEqual([])
})
