import { expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { goalLabel } from './goal-label.ts'

const { t } = await createI18n('en', ['questionnaire', 'review'])

test.each([
  ['protect_loved_ones', 'Protect my loved ones'],
  ['build_wealth', 'Build wealth'],
  ['pay_mortgage', 'Pay off my mortgage'],
  ['prepare_future', "Prepare for my family's future"],
  ['peace_of_mind', 'Peace of mind'],
  ['final_expenses', 'Cover final expenses'],
  ['family_protection', 'Protect my family'],
  ['unknown_code', 'Unknown code'],
])('[REVIEW-08] [REVIEW-09] the goal %s is called “%s”', (code, label) => {
  expect(goalLabel(t, code)).toBe(label)
})
