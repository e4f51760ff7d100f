import { featuresOf, sumOf } from '#domain/chat/despair/features.ts'
import type { Language } from '#domain/site/language.ts'
import { isCompanion, type Model, train } from './train.ts'
import { isAsk, type Wording } from './wordings.ts'

/** A wording and its score by a model that learned nothing of its group. */
interface Scored extends Wording {
  score: number
}

const folds = 5

export function scoreBy({ weights, bias }: Model, text: string): number {
  return bias + sumOf(weights, featuresOf(text))
}

/** What a wording speaks of, in whatever way: "jump" of "jump / half sentence". */
export function subjectOf({ family }: Wording): string {
  return family.split(' / ')[0] ?? family
}

/**
 * Scores every wording by a model that learned nothing of its group, in either language; every ordinary question by one
 * that did not see it.
 */
export function scoreLeftOut(
  wordings: readonly Wording[],
  asks: readonly Wording[],
  nameOf: (wording: Wording) => string,
): Scored[] {
  const groupOf = (wording: Wording) =>
    isAsk(wording) ? wording.text : `${wording.isDespair} ${nameOf(wording)}`
  const all = [...wordings, ...asks]
  const groups = [...new Set(all.map(groupOf))]
  const foldOf = new Map(groups.map((name, at) => [name, at % folds]))
  return Array.from({ length: folds }, (_, fold) => {
    const isIn = (wording: Wording) => isCompanion(wording) || foldOf.get(groupOf(wording)) !== fold
    const model = train(wordings.filter(isIn), asks.filter(isIn))
    return all
      .filter((wording) => !isIn(wording))
      .map((wording) => ({ ...wording, score: scoreBy(model, wording.text) }))
  }).flat()
}

/** Parts from 0 to 1. */
export interface Figures {
  wordings: number
  families: number
  reached: number
}

export function figuresOf(scored: readonly Scored[], threshold: number): Figures {
  const reached = scored.filter(({ score }) => score >= threshold).length
  return {
    wordings: scored.length,
    families: new Set(scored.map(({ family }) => family)).size,
    reached: scored.length === 0 ? 0 : Math.round((reached / scored.length) * 1e4) / 1e4,
  }
}

/** Of the messages in despair those that are met, of the ordinary ones those that are taken for such. */
export function figuresByLanguage(scored: readonly Scored[], threshold: number) {
  const of = (language: Language) => {
    const own = scored.filter((it) => it.language === language)
    return {
      despair: figuresOf(
        own.filter(({ isDespair }) => isDespair),
        threshold,
      ),
      hard: figuresOf(
        own.filter((it) => !it.isDespair && !isAsk(it)),
        threshold,
      ),
      asks: figuresOf(own.filter(isAsk), threshold),
    }
  }
  return { en: of('en'), es: of('es') }
}

/** The families of which the least is met, the worst first. */
export function worstFamilies(scored: readonly Scored[], threshold: number, count: number) {
  const families = Map.groupBy(
    scored.filter(({ isDespair }) => isDespair),
    ({ language, family }) => `${language} ${family}`,
  )
  return [...families]
    .map(([family, own]) => ({ family, met: figuresOf(own, threshold).reached, wordings: own.length }))
    .sort((a, b) => a.met - b.met)
    .slice(0, count)
}
