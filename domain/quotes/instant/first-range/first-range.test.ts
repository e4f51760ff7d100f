import { expect, test } from 'vitest'
import { ageOn } from '#domain/people/dates/age.ts'
import { buildInstantRequest } from '#domain/quotes/instant/instant-request.ts'
import { quote, quoteAmongClasses } from '../../../../tests/fixtures/quotes/quote.ts'
import { completeAnswers, type FirstAnswers, openFirstQuestions, readAge } from './first-answers.ts'
import { firstForm, firstRange } from './first-range.ts'

const none: FirstAnswers = { age: undefined, gender: undefined, tobacco: undefined, coverage: undefined }
const all = { age: 34, gender: 'Female', tobacco: false, coverage: 500_000 } as const

test('[U11] an age is a number of years from 18 on; all else says why it is none', () => {
  expect(readAge('')).toEqual({})
  expect(readAge(' 34 ')).toEqual({ age: 34 })
  expect(readAge('18')).toEqual({ age: 18 })
  expect(readAge('120')).toEqual({ age: 120 })
  expect(readAge('17')).toEqual({ issue: 'tooYoung' })
  for (const text of ['121', '3a', '-4', '3.5', 'old', '٣٤'])
    expect(readAge(text)).toEqual({ issue: 'noAge' })
})

test('[U11] questions are open until they are answered, with No as well, and four answers are complete', () => {
  expect(openFirstQuestions(none)).toEqual(['age', 'gender', 'tobacco', 'coverage'])
  expect(openFirstQuestions({ ...none, tobacco: false })).toEqual(['age', 'gender', 'coverage'])
  for (const field of ['age', 'gender', 'tobacco', 'coverage'])
    expect(completeAnswers({ ...all, [field]: undefined })).toBeUndefined()
  expect(openFirstQuestions(all)).toEqual([])
  expect(completeAnswers(all)).toEqual(all)
})

test('[U11] the range runs, in whole dollars, from the lowest to the highest of what the plans likely cost', () => {
  const plans = [
    quoteAmongClasses({ carrierName: 'One' }, [18.4, 24.1]),
    quoteAmongClasses({ carrierName: 'Two' }, [19.9, 31.2]),
    quoteAmongClasses({ carrierName: 'Two' }, [21, 30]),
  ]
  expect(firstRange(plans)).toEqual({ low: 18, high: 32, carriers: 2 })
  expect(
    firstRange([
      quote({ carrierName: 'One', monthlyPremium: 20.5 }),
      quote({ carrierName: 'Two', monthlyPremium: 25.2 }),
    ]),
  ).toEqual({ low: 20, high: 26, carriers: 2 })
  expect(firstRange([])).toBeUndefined()
})

test('[U11] four answers ask for the instant quote of a 20-year term, by somebody of that age, without a name', () => {
  const answers = { age: 34, gender: 'Female', tobacco: true, coverage: 250_000 } as const
  const prospect = { name: 'Quote Request', email: 'quotes@example.com', phone: '5555550100' }
  for (const today of ['2026-11-24', '2028-02-29', '2026-01-01']) {
    const form = firstForm(answers, 'OH', today)
    expect(ageOn(form.dateOfBirth, today)).toBe(34)
    expect(buildInstantRequest(form, prospect)).toMatchObject({
      policy_type: 'Term',
      term_duration: 20,
      resident_state: 'OH',
      death_benefit: 250_000,
      gender: 'Female',
      tobacco: true,
      health_rating: 'Standard',
      ...prospect,
    })
  }
})
