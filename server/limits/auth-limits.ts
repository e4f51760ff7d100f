import {
  type Allowance,
  type AttemptCount,
  AttemptCounter,
  countIn,
  createAddressCounts,
  keyMaker,
  mailboxOf,
} from '#functions/limits/attempt-counter.ts'
import type { Log } from '#functions/log.ts'
import { AuthServiceError } from '#server/auth/auth-service-error.ts'
import {
  type AccountAttemptStore,
  type AccountTry,
  type CountedTry,
  createAccountCounts,
} from './account-counts.ts'

/** A try that counts as failed until it is said to have succeeded, so that a thousand at once are counted too. */
type Attempt = Pick<CountedTry, 'succeeded'>

/** What somebody may guess at, each kind counted on its own; a new password tells whether it is the old one. */
type GuessKind =
  | 'factor'
  | 'recovery-code'
  | 'current-password'
  | 'reauthentication'
  | 'mailed-code'
  | 'new-password'

/**
 * Says who has had too many tries. Every method is to be awaited before any work (before a hash, above all), throws
 * `AuthServiceError` 429 with `retry-after`, and answers alike for known and unknown e-mails.
 * `address` is what `clientAddress` answers.
 */
export interface Limits {
  /** A sign-in with a password. */
  signIn: (who: { address: string; email: string }) => Promise<Attempt>
  signUp: (who: { address: string; email: string }) => Promise<void>
  /** Whatever else sends a mail: recover, resend, otp, magiclink, reauthenticate, a new e-mail address. */
  mail: (who: { address: string; email: string }) => Promise<void>
  /** A code or password of an account; `account` is its id, or its address where nobody has shown more. */
  guess: (kind: GuessKind, who: { address: string; account: string }) => Promise<Attempt>
  /** An authenticator app that is added; `account` is the id of whose. */
  enrollment: (who: { address: string; account: string }) => Promise<void>
  /**
   * A refresh token, or the token of a mailed link: neither can be guessed, so this only keeps floods out, and each
   * process counts for itself.
   */
  token: (who: { address: string }) => void
}

const minutes = 60
const hours = 60 * minutes

const allowances = {
  signInsOfAddress: { times: 20, seconds: 10 * minutes },
  signInsOfPair: { times: 10, seconds: 15 * minutes },
  signInsOfAccount: { times: 100, seconds: 1 * hours },
  /** What an address never seen at an account may try while that account is being attacked: its owner gets in. */
  signInsWhileAttacked: { times: 2, seconds: 1 * hours },
  signUpsOfAddress: { times: 300, seconds: 1 * hours },
  mailsOfAddress: { times: 60, seconds: 1 * hours },
  /** What strangers may have one mailbox written to, sign-ups included, and all mailboxes together. */
  mailsOfMailbox: { times: 5, seconds: 15 * minutes },
  mailsOfMailboxADay: { times: 30, seconds: 24 * hours },
  mailsOfPair: { times: 5, seconds: 15 * minutes },
  signUpsOfAll: { times: 1000, seconds: 1 * hours },
  mailsOfAll: { times: 1000, seconds: 1 * hours },
  guessesOfAddress: { times: 30, seconds: 15 * minutes },
  guessesOfAccount: { times: 10, seconds: 15 * minutes },
  guessesOfPair: { times: 10, seconds: 15 * minutes },
  /** Ten in 15 minutes, kept up for a month, would find one in 12 authenticator codes; this leaves one in 110. */
  guessesOfAccountADay: { times: 100, seconds: 24 * hours },
  guessesOfPairADay: { times: 100, seconds: 24 * hours },
  enrollmentsOfAccount: { times: 20, seconds: 1 * hours },
  enrollmentsOfAddress: { times: 60, seconds: 1 * hours },
  tokensOfAddress: { times: 3000, seconds: 10 * minutes },
  /** How long a pair of account and address stays known after a success. */
  known: { times: 1, seconds: 30 * 24 * hours },
} as const satisfies Record<string, Allowance>

/**
 * The limits, counted under keyed hashes, in this process's memory and for all processes together: no e-mail stays in
 * either. `now` answers in ms.
 *
 * Failing at an account must not shut its owner out. So an address that has succeeded there before has a budget of its
 * own that nobody else can use up, and any other address keeps two tries however many others fail.
 */
export function createLimits(options: {
  isOn: boolean
  now: () => number
  /** Known to all processes of the site, so that they count under the same names. */
  secret?: string
  /** Where all processes count together; without it each counts for itself. */
  store: AccountAttemptStore | undefined
  log: Log
}): Limits {
  const { isOn, now } = options
  if (!isOn) return unlimited
  const key = keyMaker(options.secret)
  const counters = new Map<keyof typeof allowances, AttemptCounter>()
  /** One count of this kind; what is counted is told by `parts`. */
  const count = (name: keyof typeof allowances, ...parts: string[]): AttemptCount => {
    const counter = counters.get(name) ?? new AttemptCounter(allowances[name], now)
    counters.set(name, counter)
    return [counter, key(name, ...parts)]
  }
  const byAddress = (name: keyof typeof allowances) => createAddressCounts(name, allowances[name], now, key)
  const ofAddress = {
    signIns: byAddress('signInsOfAddress'),
    signUps: byAddress('signUpsOfAddress'),
    mails: byAddress('mailsOfAddress'),
    guesses: byAddress('guessesOfAddress'),
    enrollments: byAddress('enrollmentsOfAddress'),
    tokens: byAddress('tokensOfAddress'),
  }
  const counted = createAccountCounts(options)

  async function spend(one: AccountTry, errorFor = overRequests): Promise<Attempt> {
    const { wait, isFirst, succeeded } = await counted(one)
    if (wait > 0) throw (isFirst ? overRequests : errorFor)(wait)
    return { succeeded }
  }

  const mailboxCounts = (email: string): AttemptCount[] => {
    const mailbox = mailboxOf(email)
    return [count('mailsOfMailbox', mailbox), count('mailsOfMailboxADay', mailbox)]
  }

  return {
    signIn: ({ address, email }) => {
      const pair = count('signInsOfPair', email, address)
      return spend({
        counts: [...ofAddress.signIns(address), pair],
        known: count('known', 'sign-in', email, address),
        ifKnown: [pair],
        // An account under attack narrows what strangers may try, and shuts nobody out.
        noted: count('signInsOfAccount', email),
        whileFull: count('signInsWhileAttacked', email, address),
        cleared: [pair],
      })
    },
    signUp: async ({ address, email }) => {
      const counts = [...mailboxCounts(email), count('signUpsOfAll')]
      await spend({ first: ofAddress.signUps(address), counts }, overMail)
    },
    mail: async ({ address, email }) => {
      const mail: AccountTry = {
        first: ofAddress.mails(address),
        counts: [...mailboxCounts(email), count('mailsOfAll')],
        // Whoever has signed in from here before is no stranger: nobody else uses up what they may ask for.
        known: count('known', 'sign-in', email, address),
        ifKnown: [count('mailsOfPair', email, address)],
      }
      await spend(mail, overMail)
    },
    guess: (kind, { address, account }) => {
      const pair = count('guessesOfPair', kind, account, address)
      return spend({
        counts: [
          ...ofAddress.guesses(address, kind),
          count('guessesOfAccount', kind, account),
          count('guessesOfAccountADay', kind, account),
        ],
        known: count('known', kind, account, address),
        ifKnown: [pair, count('guessesOfPairADay', kind, account, address)],
        cleared: [pair],
      })
    },
    enrollment: async ({ address, account }) => {
      const counts = [...ofAddress.enrollments(address), count('enrollmentsOfAccount', account)]
      await spend({ counts })
    },
    token: ({ address }) => {
      const wait = countIn(ofAddress.tokens(address))
      if (wait > 0) throw overRequests(wait)
    },
  }
}

const passing: Attempt = { succeeded: async () => {} }
const unlimited: Limits = {
  signIn: async () => passing,
  signUp: async () => {},
  mail: async () => {},
  guess: async () => passing,
  enrollment: async () => {},
  token: () => {},
}

function overRequests(seconds: number): AuthServiceError {
  // Clients see no headers: as with mails below, the text says how long.
  const message = `Request rate limit reached, retry after ${seconds} seconds.`
  return new AuthServiceError(429, 'over_request_rate_limit', message, { 'retry-after': String(seconds) })
}

function overMail(seconds: number): AuthServiceError {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`
  return new AuthServiceError(429, 'over_email_send_rate_limit', message, { 'retry-after': String(seconds) })
}
