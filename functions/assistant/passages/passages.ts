import type { PageKey } from '#content/pages.ts'
import { completeWords } from '#domain/format/complete-words.ts'
import { isRecord } from '#domain/json/is-record.ts'
import { isLicensedEverywhere } from '#domain/people/states/licensed-states.ts'
import type { Language } from '#domain/site/language.ts'
import { pageList } from '#domain/site/page-list.ts'
import { paths } from '#domain/site/paths.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import { type OperatorWords, pageOperatorWords } from '#functions/assistant/operator-words.ts'
import { type QuotedWords, siteWords } from '#functions/assistant/site-words.ts'
import { assistantWords } from '#functions/assistant/words.ts'
import type { Passage } from './passage.ts'
import { quotingOf } from './quote.ts'

/** Parts that are no prose, that are invented examples, or that hold only where the operator has set something. */
const leftOut = new Set([
  ...['meta', 'picture', 'label', 'caption', 'axes', 'chart', 'support', 'sources', 'when'],
  ...['story', 'founder', 'testimonials', 'waiting', 'contents'],
])

const headingKeys: readonly string[] = ['title', 'question', 'term']

/** Fewer letters than this, in English, are a label. */
const fewestLetters = 40

/** Paragraphs that say something only next to the figures, the picture or the list that they stand by. */
const leaningOn = [
  ...['page-term-life/rates.note', 'page-index-universal-life/rates.guarantee', 'page-buying-tips/sum.'],
  ...[
    'page-no-medical-exam/calendar.',
    'page-no-medical-exam/rates.basis',
    'page-whole-life/cashValue.least',
  ],
  ...['page-mortgage-protection/scenarios.firstHome', 'page-mortgage-protection/scenarios.midway'],
  ...['page-index-universal-life/growth.example', 'page-beneficiary-guide/allocations.'],
  ...[
    'page-affordable-insurance/reality.belowGuess',
    'page-glossary/lead',
    'page-faq/hero.lead',
    'home/panel.',
  ],
]

/**
 * Every paragraph that the assistant may quote, in one language, in the order of the pages. The ids are the same in
 * both languages. Those are left out that do not hold with these settings.
 */
export function allPassages(language: Language, settings: Settings): Passage[] {
  const operator = pageOperatorWords(settings, language)
  const unheld = `home/why.states.text${isLicensedEverywhere(settings.agent.licensedStates) ? 'Some' : 'All'}`
  return siteWords.flatMap((page) => {
    const english = passagesOf(page, 'en', pageOperatorWords(settings, 'en'))
    const prose = new Set(english.filter(({ text }) => text.length >= fewestLetters).map(({ id }) => id))
    const own = language === 'en' ? english : passagesOf(page, language, operator)
    const held = own.filter(
      ({ id }) => prose.has(id) && id !== unheld && !leaningOn.some((start) => id.startsWith(start)),
    )
    return held.map((passage, place) => ({
      ...passage,
      kind: kindOf(passage, assistantWords[language].pages),
      quoting: quotingOf(held, place),
    }))
  })
}

const productPages: ReadonlySet<PageKey> = new Set(
  pageList.flatMap(([key, { isProduct }]) => (isProduct ? [key] : [])),
)

function kindOf({ page, heading, text }: Passage, names: Readonly<Record<PageKey, string>>) {
  const isNamed = `${heading} ${text}`.toLowerCase().includes(names[page].toLowerCase())
  return productPages.has(page) && !isNamed ? names[page] : undefined
}

function passagesOf(
  { file, page, words }: QuotedWords,
  language: Language,
  operator: OperatorWords,
): Passage[] {
  const own = words[language]
  if (!isRecord(own)) throw new Error(`${file} holds no words`)
  const found: Passage[] = []
  const add = (place: string, heading: string, text: string) =>
    found.push({ id: `${file}/${place}`, page, address: addressOf(file, page, place), heading, text })

  function walk(node: unknown, place: string, above: string): void {
    if (typeof node === 'string') {
      const text = filledIn(node, operator)
      if (/[.!?”»)]$/.test(text)) add(place, above, text)
    } else if (Array.isArray(node)) {
      node.forEach((child, index) => {
        walk(
          child,
          isRecord(child) && typeof child.id === 'string' ? `${place}.${child.id}` : `${place}.${index}`,
          above,
        )
      })
    } else if (isRecord(node)) {
      const heading = headingOf(node, operator) ?? above
      for (const [key, child] of Object.entries(node)) {
        const isHeading = typeof child === 'string' && headingKeys.includes(key)
        if (!leftOut.has(key) && !isHeading) walk(child, place ? `${place}.${key}` : key, heading)
      }
    }
  }
  // Sources are no prose, and where a build has written them out already they can't be looked up again.
  const { sources: _sources, ...texts } = own
  walk(completeWords(texts, language), '', '')
  return found
}

function headingOf(node: Record<string, unknown>, operator: OperatorWords): string | undefined {
  const heading = headingKeys.map((key) => node[key]).find((text) => typeof text === 'string')
  return typeof heading === 'string' ? filledIn(heading, operator) : undefined
}

/** Fills in the operator's names, takes links for their text, and leaves out sentences with figures that a page works out. */
function filledIn(text: string, operator: OperatorWords): string {
  const named = text
    .replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) => operator[name] ?? placeholder)
    .replace(/\[([^\]]+)\]\([\w-]+\)/g, '$1')
  return named
    .split(/(?<=[.!?]”?)\s+/)
    .filter((sentence) => !sentence.includes('{{'))
    .join(' ')
}

function addressOf(file: string, page: QuotedWords['page'], place: string): string {
  const parts = place.split('.')
  if (file === 'page-faq' && parts[0] === 'questions') return `${paths.faq}#${parts[1]}`
  if (file === 'page-glossary') return `${paths.learning}#word-${parts[1]}`
  return paths[page]
}
