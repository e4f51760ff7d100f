import { expect, test } from 'vitest'
import {
  planTypes,
  policyChoices,
  policyTypes,
  productTypes,
  soldPlanTypes,
} from '#domain/plans/plan-type.ts'
import { healthRatings, mainGoals, paidUpPeriods } from '#domain/pricing/quote-request.ts'
import { healthClasses } from '#domain/pricing/risk/underwriting-class.ts'
import { stepIds } from '#domain/questionnaire/questions.ts'
import { languages } from '#domain/site/language.ts'
import { readWords, wordsAt } from '../../tests/fixtures/locale-words.ts'

/** Where something of a list has words of its own: a new member of the list needs them in each of these places. */
const places: readonly [namespace: string, path: string, list: readonly string[]][] = [
  ['common', 'healthClasses', healthClasses],
  ['common', 'planTypes', [...soldPlanTypes, 'other']],
  ['common', 'policies', soldPlanTypes],
  ['leads', 'plan.types', soldPlanTypes],
  ['comparison', 'plans', planTypes],
  ['goal-quiz', 'types', policyTypes],
  ['instant-quote', 'products', productTypes],
  ['instant-quote', 'ratings', healthRatings],
  ['instant-quote', 'hints.paidUpPeriod', paidUpPeriods],
  ['instant-quote', 'hints.mainGoal', mainGoals],
  ['questionnaire', 'questions.policyType.options', policyChoices],
  ['agent-desk', 'settings.products', soldPlanTypes],
  ['questionnaire', 'questions', stepIds],
]

test.each(languages.flatMap((language) => places.map(([...place]) => [language, ...place] as const)))(
  '[I18N-06] in %s, %s:%s has a word for each of its list',
  (language, namespace, path, list) => {
    const words = wordsAt(readWords(language, namespace), path)
    expect(Object.keys(words ?? {}).sort()).toEqual([...list].sort())
  },
)
