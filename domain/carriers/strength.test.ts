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

// The lowest grade is claimed of all, and nothing that is not known of all.
test.each([
  [[null, null], 'A+'],
  [['A+', 'AA', null], 'A+'],
  [['A++', 'Aa2'], 'A+'],
  [['A+', 'A'], 'A'],
  [['A-', 'A+', 'A'], 'A-'],
  [['A', null], null],
  [['A+', 'B++'], null],
  [['A', 'NR'], null],
])('[O4] of the ratings %j %s is claimed', (grades, claim) => {
  expect(strengthClaim(rated(...grades))).toBe(claim)
})
