import { readFileSync } from 'node:fs'
import type { Language } from '#domain/site/language.ts'
import { createRandom } from './random.ts'

/** A message as somebody could write it. `family` is what it says and the way of saying it: "jump / half sentence". */
export interface Wording {
  text: string
  language: Language
  isDespair: boolean
  family: string
}

/** How the families of the sentences end that stand alone, each in words of its own: all of a subject are one family. */
const inOwnWords = ' / in own words'

/** A line with slots stands for so many of its wordings at most, or it would drown the sentences without. */
const mostOfLine = 8

const folder = new URL('../../domain/chat/despair/wordings/', import.meta.url)

/** The wordings of a file: `# family`, a line each, `{one|other}` and `@name` for what may stand in a place. */
export function readWordings(language: Language, isDespair: boolean): Wording[] {
  const kind = isDespair ? 'despair' : 'ordinary'
  const linesOf = (file: string) => readFileSync(new URL(file, folder), 'utf8').split('\n')
  const voices = linesOf(`${language}-${kind}-voices.txt`).map((line) =>
    line.startsWith('# ') ? `${line}${inOwnWords}` : line,
  )
  const lines = [...linesOf(`${language}-${kind}.txt`), ...voices]
  const slots = new Map<string, string>()
  const wordings = new Map<string, Wording>()
  let family = ''
  for (const line of lines) {
    const slot = /^@(\w+) = (.*)$/.exec(line)
    if (slot?.[1] !== undefined) slots.set(slot[1], `{${slot[2]}}`)
    else if (line.startsWith('# ')) family = line.slice(2)
    else if (line !== '') {
      for (const text of wordingsOf(line, slots)) {
        if (!wordings.has(text)) wordings.set(text, { text, language, isDespair, family })
      }
    }
  }
  for (const { text, family } of composed(language, isDespair)) {
    if (!wordings.has(text)) wordings.set(text, { text, language, isDespair, family })
  }
  return [...wordings.values()]
}

/** How many sentences are made of the parts of a subject, each way of saying them: of both kinds as many in all. */
const mostOfWay = { despair: 24, ordinary: 40 }

/**
 * Sentences made of a part ("jump off the bridge") and a frame ("if i _ does it still pay"). Both kinds of wordings have
 * the same frames, so that what tells them apart is what is said, and not how.
 */
function composed(language: Language, isDespair: boolean): { text: string; family: string }[] {
  const frames = readLists(`${language}-frames.txt`)
  const parts = readLists(`${language}-${isDespair ? 'despair' : 'ordinary'}-parts.txt`)
  return parts.flatMap(({ kind, name: subject, items }) =>
    frames
      .filter((frame) => frame.kind === kind)
      .flatMap(({ name: way, items: ways }) => {
        const random = createRandom(`${subject} ${way}`)
        const texts = Array.from({ length: mostOfWay[isDespair ? 'despair' : 'ordinary'] }, (_, at) =>
          random.pick(ways).replace('_', items[at % items.length] ?? ''),
        )
        return [...new Set(texts)].map((text) => ({ text, family: `${subject} / ${way}` }))
      }),
  )
}

/** Lines such as `deeds jump: one|other`. */
function readLists(file: string): { kind: string; name: string; items: string[] }[] {
  return readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, kind, name, items] = /^(\w+) ([^:]+): (.*)$/.exec(line) ?? []
      return kind && name && items ? [{ kind, name, items: items.split('|') }] : []
    })
}

function wordingsOf(line: string, slots: ReadonlyMap<string, string>): Set<string> {
  const template = line.replace(/@(\w+)/g, (name, key: string) => slots.get(key) ?? name)
  const random = createRandom(line)
  const found = new Set<string>()
  const tries = template.includes('{') ? mostOfLine * 2 : 1
  for (let left = tries; left > 0 && found.size < mostOfLine; left--) {
    const text = template.replace(/\{([^{}]*)\}/g, (_, choices: string) => random.pick(choices.split('|')))
    found.add(text.replace(/\s+/g, ' ').trim())
  }
  return found
}

/** Whether it is of a family that shares no frames with others, so that it is as far from them as a stranger's. */
export function isInOwnWords({ family }: Wording): boolean {
  return family.endsWith(inOwnWords)
}

/** Whether it is one of what people ask the assistant on ordinary days. */
export function isAsk({ family }: Wording): boolean {
  return family.startsWith('asks ')
}

const asksFolder = new URL('../../content/asks/', import.meta.url)

/** What people ask the assistant on ordinary days, under what answers it. */
export function readAsks(language: Language): Wording[] {
  let family = ''
  const lines = readFileSync(new URL(`${language}.txt`, asksFolder), 'utf8').split('\n')
  return lines.flatMap((line) => {
    if (line.startsWith('# ')) family = `asks ${line.slice(2)}`
    return line === '' || line.startsWith('# ') ? [] : [{ text: line, language, isDespair: false, family }]
  })
}

/** All that is learned from, in both languages. */
export function readAllWordings(): { wordings: Wording[]; asks: Wording[] } {
  const languages: readonly Language[] = ['en', 'es']
  return {
    wordings: languages.flatMap((language) => [
      ...readWordings(language, true),
      ...readWordings(language, false),
    ]),
    asks: languages.flatMap(readAsks),
  }
}
