import type { HealthClass } from './underwriting-class.ts'

/** Thinner than this or heavier than Table 8 allows, carriers decline. */
const thinnest = 16.5

/** Highest body-mass index of each class: a simplification of two carriers' public charts. */
const heaviest: readonly { healthClass: HealthClass; bodyMassIndex: number }[] = [
  { healthClass: 'Super Preferred', bodyMassIndex: 29.5 },
  { healthClass: 'Preferred', bodyMassIndex: 32 },
  { healthClass: 'Standard Plus', bodyMassIndex: 33.5 },
  { healthClass: 'Standard', bodyMassIndex: 35.5 },
  { healthClass: 'Table 1', bodyMassIndex: 37 },
  { healthClass: 'Table 2', bodyMassIndex: 38.5 },
  { healthClass: 'Table 3', bodyMassIndex: 40 },
  { healthClass: 'Table 4', bodyMassIndex: 41.5 },
  { healthClass: 'Table 5', bodyMassIndex: 43 },
  { healthClass: 'Table 6', bodyMassIndex: 44.5 },
  { healthClass: 'Table 7', bodyMassIndex: 46 },
  { healthClass: 'Table 8', bodyMassIndex: 47.5 },
]

/** The best class that someone's height and weight allow, or `decline`. Height in inches, weight in lb. */
export function classByBuild(heightInches: number, weightPounds: number): HealthClass | 'decline' {
  const bodyMassIndex = (weightPounds * 703) / heightInches ** 2
  if (!(bodyMassIndex >= thinnest)) return 'decline'
  return heaviest.find((row) => bodyMassIndex <= row.bodyMassIndex)?.healthClass ?? 'decline'
}
