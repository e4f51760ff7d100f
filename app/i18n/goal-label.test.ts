import i18next from 'i18next'
import { expect, test } from 'vitest'
import questionnaire from '#content/messages/en/quote/questionnaire.json' with { type: 'json' }
import review from '#content/messages/en/quote/review.json' with { type: 'json' }
import { goalLabel } from './goal-label.ts'

const i18n = i18next.createInstance()
await i18n.init({ lng: 'en', resources: { en: { questionnaire, review } } })
const label = (code: string) => goalLabel(i18n.t, code)

test('[REVIEW-08] the first three goal codes have their labels', () => {
  expect(label('protect_loved_ones')).toBe('Protect my loved ones')
  expect(label('build_wealth')).toBe('Build wealth')
  expect(label('pay_mortgage')).toBe('Pay off my mortgage')
})

test('[REVIEW-09] the other three goal codes have their labels', () => {
  expect(label('prepare_future')).toBe("Prepare for my family's future")
  expect(label('peace_of_mind')).toBe('Peace of mind')
  expect(label('final_expenses')).toBe('Cover final expenses')
})

test('the questionnaire’s goals have the same words there and here, and an unknown code shows as words', () => {
  expect(label('family_protection')).toBe('Protect my family')
  expect(label('college_fund')).toBe('College fund')
})
