import { desktop } from '../browser/fixtures/languages-and-devices.ts'
import { account } from '../browser/fixtures/tours/account.ts'
import { couple } from '../browser/fixtures/tours/couple.ts'
import { nurse } from '../browser/fixtures/tours/nurse.ts'
import { returns } from '../browser/fixtures/tours/returns.ts'
import { sceptic } from '../browser/fixtures/tours/sceptic.ts'
import { test } from '../browser/fixtures/tours/tour.ts'

// What is wide and what another origin answers may differ from the phone's tour, each in its own way: one walk sees both.
test.use({ viewport: desktop, answeredBy: 'project' })
test.describe.configure({ timeout: 180_000 })

for (const [name, tour] of Object.entries({ nurse, couple, returns, sceptic, account })) {
  test(`the tour ${name} goes on a desktop and beside a hosted project as on a phone`, ({ place }) =>
    tour(place))
}
