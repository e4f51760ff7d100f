import { writeFileSync } from 'node:fs'
import { places } from '#domain/chat/despair/features.ts'
import { figuresByLanguage, scoreLeftOut, subjectOf, worstFamilies } from './despair/evaluate.ts'
import { madeOf } from './despair/made-of.ts'
import { type Model, train } from './despair/train.ts'
import { isInOwnWords, readAllWordings } from './despair/wordings.ts'

// npm run train-despair: learns what messages of despair sound like, and writes how well. See docs/assistant.md.

/** So many of the hard ordinary messages, of families left out, may get the lifeline before their answer. */
const mostAlarms = 0.02
/** From this score on the lifeline comes alone; hardly one in 500 ordinary messages reaches it. */
const certain = 3

const folder = new URL('../domain/chat/despair/', import.meta.url)
const { wordings, asks } = readAllWordings()

const allFamilies = scoreLeftOut(wordings, asks, ({ family }) => family)
const families = allFamilies.filter((it) => !isInOwnWords(it))
const ownWords = allFamilies.filter(isInOwnWords)
const subjects = scoreLeftOut(wordings, asks, subjectOf)
/** A lower threshold takes more of the ordinary questions for despair than it finds messages. */
const scores = Array.from({ length: 45 }, (_, step) => Math.round((step - 4) * 5) / 100)
const possible = scores.find((score) => {
  const { en, es } = figuresByLanguage(families, score)
  return en.hard.reached <= mostAlarms && es.hard.reached <= mostAlarms
})
if (possible === undefined) throw new Error('No threshold keeps the false alarms low enough')
const thresholds = { possible, certain }
console.table(scores.map((score) => ({ score, ...partsAt(score) })))

const { bias, scale, weights } = stored(train(wordings, asks))
writeJson('weights.json', { madeOf: madeOf(), bias, scale, ...thresholds, weights })
writeJson('figures.json', {
  madeOf: madeOf(),
  thresholds,
  familiesLeftOut: figuresByLanguage(families, thresholds.possible),
  familiesLeftOutCertain: figuresByLanguage(families, thresholds.certain),
  ownWordsLeftOut: figuresByLanguage(ownWords, thresholds.possible),
  allLeftOut: figuresByLanguage(allFamilies, thresholds.possible),
  subjectsLeftOut: figuresByLanguage(subjects, thresholds.possible),
  worstFamilies: worstFamilies(families, thresholds.possible, 20),
})
function partsAt(score: number) {
  const { en, es } = figuresByLanguage(families, score)
  const parts = ({ despair, hard, asks }: typeof en) =>
    [despair, hard, asks].map(({ reached }) => reached).join(' ')
  return { en: parts(en), es: parts(es) }
}

/** Weights as half bytes from 1 to 15. What is further from 0 than most is cut, which costs less than coarser steps. */
function stored({ weights, bias }: Model) {
  const used = weights.filter((weight) => weight !== 0)
  const usual = Math.sqrt(used.reduce((sum, weight) => sum + weight * weight, 0) / used.length)
  const scale = usual / 2
  const half = (place: number) => {
    const steps = Math.round((weights[place] ?? 0) / scale)
    return 8 + Math.max(-7, Math.min(7, steps))
  }
  const bytes = Uint8Array.from({ length: places / 2 }, (_, at) => half(2 * at) + 16 * half(2 * at + 1))
  return { bias, scale, weights: Buffer.from(bytes).toString('base64') }
}

function writeJson(name: string, content: unknown): void {
  writeFileSync(new URL(name, folder), `${JSON.stringify(content, undefined, 2)}\n`)
}
