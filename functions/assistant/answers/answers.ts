import type { PageKey } from '#content/pages.ts'
import { completeWords } from '#domain/format/complete-words.ts'
import { promiseText } from '#domain/site/hours-words.ts'
import type { Language } from '#domain/site/language.ts'
import { isPageKey } from '#domain/site/paths.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import { ownOperatorWords } from '#functions/assistant/operator-words.ts'
import type { Passage } from '#functions/assistant/passages/passage.ts'
import { allPassages } from '#functions/assistant/passages/passages.ts'
import { type ReadIndex, unpackIndex } from '#functions/assistant/search/index-file.ts'
import { createSearch, type FoundTopic, type Search } from '#functions/assistant/search/search.ts'
import { type AssistantWords, assistantWords } from '#functions/assistant/words.ts'
import { completeOwnWords } from './compose.ts'
import { isOwnAnswerId, type OwnAnswerId, type OwnAnswerKind, ownAnswers } from './own-answers.ts'
import { ruledAnswer } from './rules.ts'

/** What is found for a message. `pages` are other pages that say something about it, the nearest first. */
export type FoundAnswer =
  | { kind: OwnAnswerKind; id: OwnAnswerId; text: string; pages: readonly PageKey[] }
  | { kind: 'passage'; passages: readonly [Passage, ...Passage[]]; pages: readonly PageKey[] }
  | { kind: 'notUnderstood'; text: string }

export interface Answers {
  /** The answer to a message, whatever it says of self-harm. Rejects where the index of the texts can't be read. */
  find: (message: string, language: Language) => Promise<FoundAnswer>
  /** The assistant's own words, as they are true now. */
  words: (language: Language) => AssistantWords
}

/** Of the telling words of a message, that much at least has to stand in what is found. */
const leastKnown = 0.2
/** Another page is worth a look when it is hardly less near than the best. */
const worthALook = 0.6
const mostPassages = 8
/** By when somebody is answered depends on the hour, so that it is filled in at each answer. */
const whenPlace = '{{when}}'

/**
 * Everything that the assistant can answer with these settings; the index is read for the first message that needs it.
 * Throws for words that can't be completed.
 */
export function createAnswers(
  settings: Settings,
  hasModel: boolean,
  readIndex: ReadIndex,
  now: () => Date = () => new Date(),
): Answers {
  const words = { en: wordsIn('en'), es: wordsIn('es') }
  const passages = { en: allPassages('en', settings), es: allPassages('es', settings) }
  const byId = { en: passagesById(passages.en), es: passagesById(passages.es) }
  let search: Promise<Search> | undefined

  function wordsIn(language: Language): AssistantWords {
    const operator = { ...ownOperatorWords(settings, language), when: whenPlace }
    const { pages, frame, answers, prices } = assistantWords[language]
    const complete = <Texts extends Record<string, string>>(texts: Texts): Texts => {
      const filled = { ...texts, ...completeWords(texts, language) }
      for (const key in filled)
        Object.assign(filled, { [key]: completeOwnWords(String(filled[key]), operator) })
      return filled
    }
    return { pages, frame: complete(frame), answers: complete(answers), prices }
  }

  function wordsNow(language: Language): AssistantWords {
    const { answers, ...others } = words[language]
    const afterApply = answers.afterApply.replace(whenPlace, promiseText(now(), settings, language))
    return { ...others, answers: { ...answers, afterApply } }
  }

  function own(id: OwnAnswerId, language: Language, others: readonly PageKey[]): FoundAnswer {
    const actual = id === 'isAssistantStored' && hasModel ? 'isAssistantStoredModel' : id
    const { kind, pages } = ownAnswers[actual]
    const more = kind === 'answer' || kind === 'handOver' ? others : []
    return {
      kind,
      id: actual,
      text: wordsNow(language).answers[actual],
      pages: [...new Set([...pages.slice(0, 1), ...more.slice(0, 2), ...pages])],
    }
  }

  /** The page that a topic leads to; none for small talk and for what is declined. */
  function pageOf(topic: string): PageKey | undefined {
    if (!isOwnAnswerId(topic)) return isPageKey(topic) ? topic : undefined
    const { kind, pages } = ownAnswers[topic]
    return kind === 'answer' || kind === 'handOver' ? pages[0] : undefined
  }

  function notUnderstood(language: Language): FoundAnswer {
    return { kind: 'notUnderstood', text: words[language].frame.notUnderstood }
  }

  /** The passages of a finding that say something by themselves; where none does, the first such of its page. */
  function quotable(finding: FoundTopic, language: Language): Passage[] {
    const found = finding.passages.flatMap((id) => byId[language].get(id) ?? [])
    const some = found.filter(({ quoting }) => quoting !== undefined)
    if (some.length > 0) return some
    const first = passages[language].find(
      ({ page, quoting }) => page === finding.topic && quoting !== undefined,
    )
    return first ? [first] : []
  }

  return {
    words: wordsNow,
    async find(message, language) {
      const ruled = ruledAnswer(message)
      if (ruled !== undefined) return own(ruled, language, [])
      search ??= readIndex().then(unpackIndex).then(createSearch)
      const findings = (await search)(message, language).filter(
        ({ topic, passages }) => isOwnAnswerId(topic) || passages.length > 0,
      )
      const best = findings[0]
      if (best === undefined || !isUnderstood(best)) return notUnderstood(language)
      const near = findings.filter(({ score }) => score > best.score - worthALook)
      const pages = [...new Set(near.flatMap(({ topic }) => pageOf(topic) ?? []))]
      if (isOwnAnswerId(best.topic)) return own(best.topic, language, pages)
      const [first, ...others] = near.flatMap((finding) => quotable(finding, language))
      if (first === undefined) return notUnderstood(language)
      return { kind: 'passage', passages: [first, ...others.slice(0, mostPassages - 1)], pages }
    },
  }
}

/** Whether enough of the message is known. Words that tell nothing are all that small talk has. */
function isUnderstood({ topic, known }: FoundTopic): boolean {
  if (known !== undefined) return known >= leastKnown
  return isOwnAnswerId(topic) && ownAnswers[topic].kind === 'talk'
}

function passagesById(passages: readonly Passage[]): ReadonlyMap<string, Passage> {
  return new Map(passages.map((passage) => [passage.id, passage]))
}
