import { universalLife } from '#domain/pricing/premiums/parameters.ts'

/** Per cent a year, to a tenth. */
export type CreditExample = {
  floorPercent: number
  capPercent: number
  participationPercent: number
  /** Made-up index years, not any index's history. */
  years: { indexPercent: number; creditedPercent: number }[]
  /** The level rates that would have come to the same after all these years. */
  averageIndexPercent: number
  averageCreditedPercent: number
}

/** The floor is what the policy of the growth example guarantees; many policies have a floor of nothing. */
const rules = {
  floorPercent: universalLife.guaranteedInterest * 100,
  capPercent: 8.5,
  participationPercent: 100,
}
/** Made up: losses, a flat year, and gains on either side of the cap. */
const indexYears = [14.2, -8.1, 7.6, 21.3, -12.4, 4.9, 17.8, 0.6, -3.2, 24.5]

/** What an index year credits under a floor, a cap and a participation rate; per cent. */
export function creditedPercent(
  indexPercent: number,
  { floorPercent, capPercent, participationPercent }: typeof rules = rules,
): number {
  const share = (indexPercent * participationPercent) / 100
  return toTenth(Math.min(capPercent, Math.max(floorPercent, share)))
}

export function creditExample(): CreditExample {
  const credits = indexYears.map((indexPercent) => creditedPercent(indexPercent))
  return {
    ...rules,
    years: indexYears.map((indexPercent, place) => ({ indexPercent, creditedPercent: credits[place] ?? 0 })),
    averageIndexPercent: levelRate(indexYears),
    averageCreditedPercent: levelRate(credits),
  }
}

/** The geometric mean. */
function levelRate(percents: readonly number[]): number {
  const growth = percents.reduce((total, percent) => total * (1 + percent / 100), 1)
  return toTenth((growth ** (1 / percents.length) - 1) * 100)
}

function toTenth(percent: number): number {
  return Math.round(percent * 10) / 10
}
