import { expect, test } from 'vitest'
import { glossaryWords } from '#app/features/pages/learning/guide/glossary-words.ts'
import { securityErrorCodes } from '#app/features/security/errors.ts'
import { auditEvents } from '#domain/account/audit-event.ts'
import { authErrorKeys } from '#domain/account/auth-errors.ts'
import { isRecord } from '#domain/json/is-record.ts'
import { launchCodes } from '#domain/leads/desk/launch-finding.ts'
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
import { type Language, languages } from '#domain/site/language.ts'
import { readWords, wordsAt } from '../../tests/fixtures/locale-words.ts'
import { recipe } from '../../tests/fixtures/recipe.ts'

const ofPlans = recipe('A kind of product', 7)

/** Where each member of a list has words of its own, and what says how to add them. */
const places: readonly [place: string, list: readonly string[], toDo?: string][] = [
  ['common:healthClasses', healthClasses],
  ['common:planTypes', [...soldPlanTypes, 'other'], ofPlans],
  ['common:policies', soldPlanTypes, ofPlans],
  ['leads:plan.types', soldPlanTypes, ofPlans],
  ['comparison:plans', planTypes, ofPlans],
  ['goal-quiz:types', policyTypes, ofPlans],
  ['instant-quote:products', productTypes, ofPlans],
  ['instant-quote:ratings', healthRatings],
  ['instant-quote:hints.paidUpPeriod', paidUpPeriods],
  ['instant-quote:hints.mainGoal', mainGoals],
  ['questionnaire:questions.policyType.options', policyChoices, ofPlans],
  ['agent-desk:settings.products', soldPlanTypes, ofPlans],
  ['questionnaire:questions', stepIds, recipe('A question', 4)],
  ['page-glossary:words', glossaryWords],
  ['auth:errors', [...authErrorKeys, 'soon']],
  ['security:errors', securityErrorCodes],
  ['agent-desk:log.events', [...auditEvents, 'other']],
  ['agent-desk:launch', launchCodes],
]

test.each(places)(
  '[I18N-06] %s has a word in both languages for each of its list, and no other',
  (place, list, toDo = `Add them to ${place} in content/messages of both languages.`) => {
    const [namespace = '', path = ''] = place.split(':')
    const wordedIn = (language: Language) => {
      const words = wordsAt(readWords(language, namespace), path)
      return Object.keys(isRecord(words) ? words : {}).map((name) => name.replace(/_(one|other)$/, ''))
    }
    const wrong = languages.flatMap((language) => {
      const worded = new Set(wordedIn(language))
      const missing = list
        .filter((name) => !worded.has(name))
        .map((name) => `${language}: no word for ${name}`)
      const left = [...worded]
        .filter((name) => !list.includes(name))
        .map((name) => `${language}: nothing is ${name}`)
      return [...missing, ...left]
    })
    expect(wrong, toDo).toEqual([])
  },
)
