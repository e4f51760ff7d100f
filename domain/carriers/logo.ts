import type { Carrier } from './carrier.ts'

/** What stands for a carrier: its picture if there is one, and the initials that show when there is none or it fails. */
type LogoSource = { src: string | null; initials: string }

/** A name's initials: the first letters of its first two words that begin with a letter ("Legal & General" → "LG"). */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/^\p{L}/u) ?? [])
  return letters.slice(0, 2).join('').toUpperCase() || '?'
}

/** The logo of the carrier of this name (letter case aside); a carrier the settings don't know gets the default: initials. */
export function carrierLogo(
  carriers: readonly Pick<Carrier, 'name' | 'logo' | 'initials'>[],
  name: string,
): LogoSource {
  const wanted = name.trim().toLowerCase()
  const carrier = carriers.find((candidate) => candidate.name.toLowerCase() === wanted)
  return carrier === undefined
    ? { src: null, initials: initialsOf(name) }
    : { src: carrier.logo, initials: carrier.initials }
}
