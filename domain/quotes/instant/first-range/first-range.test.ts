import { expect, test } from 'vitest'
import { ageOn } from '#domain/people/dates/age.ts'
import { buildInstantRequest } from '#domain/quotes/instant/instant-request.ts'
import { quote, quoteAmongClasses } from '../../../../tests/fixtures/quotes/quote.ts'
import { firstForm, firstRange } from './first-range.ts'

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
