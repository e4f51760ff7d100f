import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import MiniSearch from 'minisearch'
import { z } from 'zod'
import { despairScore } from '#domain/chat/despair/model.ts'
import type { Language } from '#domain/site/language.ts'
import { unpackIndex } from '#functions/assistant/search/index-file.ts'
import { createSearch, type Search } from '#functions/assistant/search/search.ts'
import { asks, assistant, indexText } from '../tests/fixtures/assistant/assistant.ts'
import { type BenchRow, median } from './row.ts'

const questionsSchema = z.array(z.object({ question: z.string() }))

function questionsIn(language: Language): string[] {
  const file = new URL(`../tests/fixtures/assistant/questions/${language}.json`, import.meta.url)
  return questionsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).map(({ question }) => question)
}

async function measure(questions: readonly string[], answer: (question: string) => unknown) {
  const times: number[] = []
  for (const question of questions) {
    const start = performance.now()
    await answer(question)
    times.push(performance.now() - start)
  }
  return { value: median(times), unit: 'ms' as const, slowest: Math.max(...times) }
}

function usedMegabytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}

/** What the first message waits for: the index from its file, as the build has made it. */
async function measureOpening(): Promise<BenchRow[]> {
  const text = await indexText()
  const before = usedMegabytes()
  const opened: Search[] = []
  const start = performance.now()
  opened.push(createSearch(await unpackIndex(JSON.parse(text))))
  const value = performance.now() - start
  const held = usedMegabytes() - before
  if (opened.length === 0) throw new Error('It has to stay in memory until it is measured')
  return [
    { name: 'the file of the index', value: text.length / 1e6, unit: 'MB', goals: { value: { atMost: 5 } } },
    { name: 'the index, from its file', value, unit: 'ms', goals: { value: { atMost: 150 } } },
    { name: 'the index in memory', value: held, unit: 'MB', goals: { value: { atMost: 20 } } },
  ]
}

/** The index, and an answer in each language beside a plain search for the same words in the same wordings, each after a first round. */
export async function benchAssistant(): Promise<BenchRow[]> {
  const rows = await measureOpening()
  for (const language of ['en', 'es'] as const) {
    const questions = questionsIn(language)
    const plain = new MiniSearch({ fields: ['text'] })
    plain.addAll(
      Object.values(asks[language])
        .flat()
        .map((text, id) => ({ id, text })),
    )
    const search = (question: string) => plain.search(question)
    const answer = (question: string) => assistant(question, language)
    await measure(questions, search)
    await measure(questions, answer)
    await measure(questions, despairScore)
    const baseline = await measure(questions, search)
    const answers = await measure(questions, answer)
    const despair = await measure(questions, despairScore)
    const ratio = (of: { value: number }) => of.value / baseline.value
    rows.push(
      { name: `a plain search, ${language} (baseline)`, ...baseline },
      { name: `whether it is of despair, ${language}`, ...despair, ratio: ratio(despair) },
      {
        name: `an answer, ${language}`,
        ...answers,
        ratio: ratio(answers),
        goals: { value: { atMost: 20 }, ratio: { atMost: 0.7 } },
      },
    )
  }
  return rows
}
