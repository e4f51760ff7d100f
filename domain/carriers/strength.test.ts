import { expect, test } from 'vitest'
import { claimedGrade, strengthClaim } from './strength.ts'

const rated = (...grades: (string | null)[]) =>
  grades.map((grade) => ({
    strengthRating: grade === null ? null : { grade, agency: 'AM Best', date: '2026-10-01' },
  }))

test.each([
  ['A+', ['A+', 'A++', 'AA-', 'AA', 'AA+', 'AAA', 'A1', 'Aa3', 'Aaa', ' A+ ']],
  ['A', ['A', 'A2']],
  ['A-', ['A-', 'A3']],
  [undefined, ['B++', 'BBB+', 'Baa1', 'D', 'NR', 'AAAA', 'Superior', '']],
])('[O4] grades that count as %s', (claim, grades) => {
  for (const grade of grades) expect(claimedGrade(grade), grade).toBe(claim)
})

test('[O4] the specified claim stands for examples, and while every rating entered is A+ or better', () => {
  expect(strengthClaim(rated(null, null))).toBe('A+')
  expect(strengthClaim(rated('A+', 'AA', null))).toBe('A+')
  expect(strengthClaim(rated('A++', 'Aa2'))).toBe('A+')
})

test('[O4] with another carrier among them the lowest grade is claimed of all', () => {
  expect(strengthClaim(rated('A+', 'A'))).toBe('A')
  expect(strengthClaim(rated('A-', 'A+', 'A'))).toBe('A-')
  expect(strengthClaim(rated('A3'))).toBe('A-')
})

test('[O4] nothing is claimed that is not known of all, nor of a lower or an unknown grade', () => {
  expect(strengthClaim(rated('A', null))).toBeNull()
  expect(strengthClaim(rated('A+', 'B++'))).toBeNull()
  expect(strengthClaim(rated('A', 'NR'))).toBeNull()
})
