import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import MiniSearch from 'minisearch'
import { z } from 'zod'
import { despairScore } from '#domain/chat/despair/model.ts'
import type { Language } from '#domain/site/language.ts'
import { asks } from '#functions/assistant/asks.ts'
import { createAssistant } from '#functions/assistant/assistant.ts'
import { settings } from '../tests/fixtures/settings/settings.ts'

/** Milliseconds for one answer without a model, over the questions of the tests; `timesBaseline` compares the medians. */
export type AssistantMeasure = { name: string; median: number; slowest: number; timesBaseline: number }

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
  times.sort((a, b) => a - b)
  return { median: times[times.length >> 1] ?? 0, slowest: times.at(-1) ?? 0 }
}

/** An answer in each language beside a plain search for the same words in the same wordings, each after a first round. */
export async function benchAssistant(): Promise<AssistantMeasure[]> {
  const assistant = createAssistant({ settings, log: () => undefined })
  const measures: AssistantMeasure[] = []
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
    measures.push(
      { name: `A plain search, ${language}`, ...baseline, timesBaseline: 1 },
      {
        name: `Whether it is of despair, ${language}`,
        ...despair,
        timesBaseline: despair.median / baseline.median,
      },
      { name: `An answer, ${language}`, ...answers, timesBaseline: answers.median / baseline.median },
    )
  }
  return measures
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table(await benchAssistant())
