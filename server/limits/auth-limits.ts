import { AuthServiceError } from '#server/auth/auth-service-error.ts'
import {
  type Allowance,
  type AttemptCount,
  AttemptCounter,
  countIn,
  createAddressCounts,
  keyMaker,
  mailboxOf,
} from './attempt-counter.ts'

/** A try that counts as failed until it is said to have succeeded, so that a thousand at once are counted too. */
type Attempt = { succeeded: () => void }

/** What somebody may guess at, each kind counted on its own; a new password tells whether it is the old one. */
type GuessKind =
  | 'factor'
  | 'recovery-code'
  | 'current-password'
  | 'reauthentication'
  | 'mailed-code'
  | 'new-password'

/**
 * Says who has had too many tries. Every method is to be called before any work (before a hash, above all), throws
 * `AuthServiceError` 429 with `retry-after`, and answers alike for known and unknown e-mails.
 * `address` is what `clientAddress` answers.
 */
export interface Limits {
  /** A sign-in with a password. */
  signIn: (who: { address: string; email: string }) => Attempt
  signUp: (who: { address: string; email: string }) => void
  /** Whatever else sends a mail: recover, resend, otp, magiclink, reauthenticate, a new e-mail address. */
  mail: (who: { address: string; email: string }) => void
  /** A code or password of an account; `account` is its id, or its address where nobody has shown more. */
  guess: (kind: GuessKind, who: { address: string; account: string }) => Attempt
  /** An authenticator app that is added; `account` is the id of whose. */
  enrollment: (who: { address: string; account: string }) => void
  /** A refresh token, or the token of a mailed link: neither can be guessed, so this only keeps floods out. */
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
 * The limits, counted in this process's memory under keyed hashes: no e-mail stays in it. `now` answers in ms.
 *
 * Failing at an account must not shut its owner out. So an address that has succeeded there before has a budget of its
 * own that nobody else can use up, and any other address keeps two tries however many others fail.
 */
export function createLimits(options: { isOn: boolean; now: () => number }): Limits {
  const allowance = (name: keyof typeof allowances): Allowance =>
    options.isOn ? allowances[name] : { ...allowances[name], times: Number.POSITIVE_INFINITY }
  const counter = (name: keyof typeof allowances) => new AttemptCounter(allowance(name), options.now)
  const key = keyMaker()
  const byAddress = (name: keyof typeof allowances) => createAddressCounts(allowance(name), options.now, key)
  const known = counter('known')
  const signIns = {
    address: byAddress('signInsOfAddress'),
    pair: counter('signInsOfPair'),
    account: counter('signInsOfAccount'),
    whileAttacked: counter('signInsWhileAttacked'),
  }
  const signUps = { address: byAddress('signUpsOfAddress'), all: counter('signUpsOfAll') }
  const mails = {
    address: byAddress('mailsOfAddress'),
    mailbox: counter('mailsOfMailbox'),
    mailboxADay: counter('mailsOfMailboxADay'),
    pair: counter('mailsOfPair'),
    all: counter('mailsOfAll'),
  }
  const guesses = {
    address: byAddress('guessesOfAddress'),
    account: counter('guessesOfAccount'),
    pair: counter('guessesOfPair'),
    accountADay: counter('guessesOfAccountADay'),
    pairADay: counter('guessesOfPairADay'),
  }
  const enrollments = {
    account: counter('enrollmentsOfAccount'),
    address: byAddress('enrollmentsOfAddress'),
  }
  const tokens = byAddress('tokensOfAddress')

  /** Counts in all of `counts` or, when one of them is full, in none; `noted` are counted and refuse nothing. */
  function attempt(pair: string, counts: AttemptCount[], noted: AttemptCount[] = []): Attempt {
    spend(counts)
    for (const [of, key] of noted) of.add(key)
    return {
      succeeded: () => {
        for (const [of, key] of [...counts, ...noted]) of.takeBack(key)
        for (const one of [signIns.pair, guesses.pair, known]) one.clear(pair)
        known.add(pair)
      },
    }
  }

  const mailboxCounts = (email: string): AttemptCount[] => {
    const mailbox = key('mailbox', mailboxOf(email))
    return [
      [mails.mailbox, mailbox],
      [mails.mailboxADay, mailbox],
    ]
  }

  return {
    signIn: ({ address, email }) => {
      const who = key('sign-in', email)
      const pair = key(who, address)
      if (known.count(pair) > 0) return attempt(pair, [[signIns.pair, pair]])
      const counts: AttemptCount[] = [...signIns.address(address), [signIns.pair, pair]]
      // An account under attack narrows what strangers may try, and shuts nobody out.
      if (signIns.account.wait(who) > 0) counts.push([signIns.whileAttacked, pair])
      return attempt(pair, counts, [[signIns.account, who]])
    },
    signUp: ({ address, email }) => {
      spend(signUps.address(address))
      spend([...mailboxCounts(email), [signUps.all, 'all']], overMail)
    },
    mail: ({ address, email }) => {
      spend(mails.address(address))
      const pair = key(key('sign-in', email), address)
      // Whoever has signed in from here before is no stranger: nobody else uses up what they may ask for.
      if (known.count(pair) > 0) return spend([[mails.pair, pair]], overMail)
      spend([...mailboxCounts(email), [mails.all, 'all']], overMail)
    },
    guess: (kind, { address, account: subject }) => {
      const who = key(kind, subject)
      const pair = key(who, address)
      if (known.count(pair) > 0) {
        return attempt(pair, [
          [guesses.pair, pair],
          [guesses.pairADay, pair],
        ])
      }
      return attempt(pair, [
        ...guesses.address(address, kind),
        [guesses.account, who],
        [guesses.accountADay, who],
      ])
    },
    enrollment: ({ address, account }) => {
      spend([...enrollments.address(address), [enrollments.account, key(account)]])
    },
    token: ({ address }) => spend(tokens(address)),
  }
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

function spend(counts: AttemptCount[], errorFor = overRequests): void {
  const wait = countIn(counts)
  if (wait > 0) throw errorFor(wait)
}
