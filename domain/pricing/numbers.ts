/** Rounds USD to whole cents, halves up, unmoved by the binary form of a number such as 1.005. */
export function toCents(amount: number): number {
  return Math.round((amount + Number.EPSILON * amount) * 100) / 100
}

/** The straight line through (x0, y0) and (x1, y1), level beyond both. */
export function interpolate(x: number, x0: number, y0: number, x1: number, y1: number): number {
  if (x <= x0) return y0
  if (x >= x1) return y1
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
}
