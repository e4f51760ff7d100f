import { phone } from '../fixtures/languages-and-devices.ts'
import { account } from '../fixtures/tours/account.ts'
import { couple } from '../fixtures/tours/couple.ts'
import { nurse } from '../fixtures/tours/nurse.ts'
import { returns } from '../fixtures/tours/returns.ts'
import { sceptic } from '../fixtures/tours/sceptic.ts'
import { test } from '../fixtures/tours/tour.ts'

// On a desktop, answered by another origin: tests/night/tours.spec.ts.
test.use({ viewport: phone, hasTouch: true })
test.describe.configure({ timeout: 180_000 })

test('[U6] [U11] [U12] [U13] [INSTANT-24] [INSTANT-34] a nurse sees what $500,000 of term costs in Spanish without saying who she is, and applies by email alone', ({
  place,
}) => nurse(place))

test('[U19] [D3] [PEOPLE-06] a couple with a child: a plan for each grown-up in one application, a plain answer for the child', ({
  place,
}) => couple(place))

test('[U2] [U12] somebody leaves in the middle, returns to the same question, and applies from another device by an account', ({
  place,
}) => returns(place))

test('[U4] [U14] a sceptic reads whose rating it is, what a price is made of, how we estimate and how open the order is, then has the quote mailed', ({
  place,
}) => sceptic(place))

test('[U16] [AUTHAPI-01] [AUTHAPI-02] [AUTHAPI-05] an account from sign-up to sign-out: plans are saved, deleted, brought back, shown on another device and applied for', ({
  place,
}) => account(place))
