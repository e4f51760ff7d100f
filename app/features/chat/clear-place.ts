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

function areApart(one: Box, other: Box): boolean {
  const isBeside = one.right <= other.left || one.left >= other.right
  return isBeside || one.bottom <= other.top || one.top >= other.bottom
}

/**
 * How far a button has to be lifted from its own place (`home`), up to `highest`, to lie over none of what is `taken`;
 * undefined where no place is free, as over a column of cards as wide as the screen.
 */
export function clearLift(home: Box, taken: readonly Box[], highest: number): number | undefined {
  const { left, top, right, bottom } = home
  for (let lift = 0; lift <= highest; lift += step) {
    const place = { left: left - air, top: top - lift - air, right: right + air, bottom: bottom - lift + air }
    if (taken.every((box) => areApart(place, box))) return lift
  }
  return undefined
}
