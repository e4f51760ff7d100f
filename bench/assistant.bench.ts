import { readFileSync } from 'node:fs'
import MiniSearch from 'minisearch'
import { z } from 'zod'
import { despairScore } from '#domain/chat/despair/model.ts'
import type { Language } from '#domain/site/language.ts'
import { asks } from '#functions/assistant/asks.ts'
import { createAssistant } from '#functions/assistant/assistant.ts'
import { settings } from '../tests/fixtures/settings/settings.ts'
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

/** An answer in each language beside a plain search for the same words in the same wordings, each after a first round. */
export async function benchAssistant(): Promise<BenchRow[]> {
  const assistant = createAssistant({ settings, log: () => undefined })
  const rows: BenchRow[] = []
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
        goals: { value: { atMost: 20 } },
      },
    )
  }
  return rows
}
