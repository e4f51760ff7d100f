import type { LadderNeed } from '#domain/needs/ladder/ladder-need.ts'
import type { LadderPolicy } from '#domain/needs/ladder/ladder-shapes.ts'

/** The drawing's size, and the room in it for the numbers at its left and below. */
export const drawing = { width: 340, height: 200, left: 2, right: 18, top: 26, bottom: 28 } as const

/** What the drawing's sides stand for. */
export interface DrawingScale {
  /** Years from left to right. */
  readonly years: number
  /** USD from the ground to the top. */
  readonly amount: number
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}

/** How far from the left so many years stand. */
export function xAt({ years }: DrawingScale, after: number): number {
  const { width, left, right } = drawing
  return round(left + ((width - left - right) * after) / years)
}

/** How far from the top an amount stands. */
export function yAt({ amount }: DrawingScale, usd: number): number {
  const { height, top, bottom } = drawing
  return round(height - bottom - ((height - top - bottom) * usd) / amount)
}

/** The need as a line of steps, a year each, which ends on the ground. */
export function needLine(need: LadderNeed, scale: DrawingScale): string {
  const steps = need.flatMap((usd, year) => [`V${yAt(scale, usd)}`, `H${xAt(scale, year + 1)}`])
  return [`M${xAt(scale, 0)} ${yAt(scale, need[0] ?? 0)}`, ...steps, `V${yAt(scale, 0)}`].join('')
}

/** Policies as bars upon each other, the longest on the ground. */
export function policyBars(policies: readonly LadderPolicy[], scale: DrawingScale) {
  let below = 0
  return policies.toReversed().map(({ years, amount }) => {
    const [ground, top] = [yAt(scale, below), yAt(scale, below + amount)]
    below += amount
    return {
      x: xAt(scale, 0),
      y: top,
      width: round(xAt(scale, years) - xAt(scale, 0)),
      height: round(ground - top),
    }
  })
}
