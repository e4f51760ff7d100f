import { z } from 'zod'
import type { Language } from '#domain/site/language.ts'
import { sharedPart } from '#functions/assistant/search/terms.ts'
import { fullHeading, type Passage, type Quoting } from './passage.ts'
import quotingIds from './quoting.json' with { type: 'json' }
import { quotation } from './sentences.ts'

const ids = z.array(z.string()).transform((all) => new Set(all))

/** By their ids, the passages that say too little, or something else, away from their page and their place on it. */
export const quotingIdsByNeed = z
  .strictObject({ withHeading: ids, withPrevious: ids, never: ids })
  .parse(quotingIds)

/** How the passage at a place is quoted; `passages` are those of its page, in their order. */
export function quotingOf(passages: readonly Passage[], place: number): Quoting | undefined {
  const passage = passages[place]
  if (passage === undefined || quotingIdsByNeed.never.has(passage.id)) return undefined
  const previous = quotingIdsByNeed.withPrevious.has(passage.id) ? passages[place - 1] : undefined
  const needsHeading = [passage, previous].some((each) => each && quotingIdsByNeed.withHeading.has(each.id))
  return { text: previous ? `${previous.text} ${passage.text}` : passage.text, needsHeading }
}

/** A passage in the site's own words, as the answer to a message; empty where it can't be quoted. */
export function quote(passage: Passage, message: string, language: Language): string {
  const { kind, heading, quoting } = passage
  if (quoting === undefined) return ''
  const nearness = (text: string) => sharedPart(message, text, language)
  // Somebody who asks the question of the heading need not read it again.
  const isAsked = /\?$/.test(heading) && nearness(heading) >= 0.5
  const said = quoting.needsHeading && !isAsked ? heading : ''
  const text = quotation(quoting.text, language, isAsked ? () => 0 : nearness)
  return `${lead(fullHeading({ kind, heading: said }))}${text}`
}

function lead(heading: string): string {
  if (heading === '') return ''
  const mark = /[.?!]$/.test(heading) ? '' : heading.includes(':') ? '.' : ':'
  return `${heading}${mark} `
}
