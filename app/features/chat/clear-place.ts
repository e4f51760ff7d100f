/** A box on the screen, in CSS pixels, as `getBoundingClientRect` tells it. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** How finely places are tried, and how much air stays around the button. */
const step = 8
const air = 4
/** So much of a control may be covered where the next free place is farther up than that, in CSS pixels. */
const mostCovered = 1 / 8
const detour = 128

function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** The largest part of any one control that a button in this place would lie over, 0 to 1. */
function coveredPart(place: Box, controls: readonly Box[]): number {
  return controls.reduce((most, control) => {
    const area = (control.right - control.left) * (control.bottom - control.top)
    return Math.max(most, sharedArea(place, control) / Math.max(area, 1))
  }, 0)
}

/**
 * How far a button has to be lifted from its own place (`home`), up to `highest`: the least distance by which it lies
 * over no control. Where that leads far up, past a column of cards as wide as the screen, the lift nearby that takes
 * the least from any of them: a corner of two.
 */
export function clearLift(home: Box, controls: readonly Box[], highest: number): number {
  let corner: number | undefined
  let best = { lift: 0, covered: Number.POSITIVE_INFINITY }
  for (let lift = 0; lift <= highest; lift += step) {
    const { left, top, right, bottom } = home
    const place = { left: left - air, top: top - lift - air, right: right + air, bottom: bottom - lift + air }
    const covered = coveredPart(place, controls)
    if (covered === 0) return lift
    if (covered < best.covered) best = { lift, covered }
    if (covered <= mostCovered) corner ??= lift
    if (corner !== undefined && lift - corner >= detour) break
  }
  return best.lift
}
