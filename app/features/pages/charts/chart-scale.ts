import { formatCoverage, formatCoverageShort } from '#domain/format/format.ts'
import type { Language } from '#domain/site/language.ts'

/** One side of a chart: where it begins and ends, what is written at it, and how. */
export interface Axis {
  from: number
  to: number
  ticks: readonly number[]
  format: (value: number) => string
}

/** `sure`: guaranteed. `hypothetical` and `higher`: what nobody promises. `paid`: what was paid in. `benefit`: level. */
export type LineLook = 'sure' | 'hypothetical' | 'higher' | 'paid' | 'benefit'

export interface Line {
  id: string
  name: string
  look: LineLook
  /** In the axes' own units, from left to right. */
  points: readonly { x: number; y: number }[]
  /** The last value as it is written at the line’s end. */
  atEnd: string
  /** Whether the ground below the line is filled. */
  isFilled?: boolean
}

/** Where a value lies on its axis, in percent of its length. */
export function placeOn({ from, to }: Pick<Axis, 'from' | 'to'>, value: number): number {
  return ((value - from) / (to - from)) * 100
}

/** A place as SVG writes it. */
export const percent = (share: number) => `${share.toFixed(2)}%`

/** Even steps from 0 until they reach `highest`, such as 0, 50,000 and 100,000. */
export function stepsTo(highest: number, step: number): number[] {
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, place) => place * step)
}

/** An amount in USD as an axis has room for it: "$50K", and "$0". */
export function formatThousands(amount: number, language: Language): string {
  return amount < 1000 ? formatCoverage(amount, language) : formatCoverageShort(amount, language)
}
