import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { toBase64Url } from '#domain/json/base64url.ts'
import { widerNetwork } from './client-address.ts'

/** How many of one kind a key may have within a span that starts with its first one. */
export type Allowance = { times: number; seconds: number }

/** How many of one kind a key has had, until its span ends (in ms). */
export type AttemptSpan = { count: number; endsAt: number }

/** Above it the oldest count is dropped: some 10 MB per counter at the most. */
const mostKeys = 50_000

/**
 * Counts by key within spans of time, in memory, at most `mostKeys` keys at once. `now` answers in ms.
 * All spans of a counter have one length, so the first in the map is the oldest and about the next to end.
 */
export class AttemptCounter {
  readonly #spans = new Map<string, AttemptSpan>()
  readonly allowance: Allowance
  readonly #now: () => number
  readonly #mostKeys: number

  constructor(allowance: Allowance, now: () => number, capacity = mostKeys) {
    this.allowance = allowance
    this.#now = now
    this.#mostKeys = capacity
  }

  /** How many keys are kept now. */
  get size(): number {
    return this.#spans.size
  }

  count(key: string): number {
    return this.#open(key)?.count ?? 0
  }

  /** Seconds until the key may have another one, at least 1; 0 when it may have one now. */
  wait(key: string): number {
    const span = this.#open(key)
    if (span === undefined || span.count < this.allowance.times) return 0
    return Math.max(1, Math.ceil((span.endsAt - this.#now()) / 1000))
  }

  add(key: string): void {
    const span = this.#open(key)
    if (span) {
      span.count += 1
      return
    }
    this.#dropEnded()
    this.#spans.set(key, { count: 1, endsAt: this.#now() + this.allowance.seconds * 1000 })
  }

  takeBack(key: string): void {
    const span = this.#open(key)
    if (span && span.count > 0) span.count -= 1
  }

  /** Takes over how a key stands elsewhere; what was counted here meanwhile is not forgotten. */
  learn(key: string, { count, endsAt }: AttemptSpan): void {
    const span = this.#open(key)
    if (span === undefined) this.#dropEnded()
    this.#spans.set(key, { count: Math.max(span?.count ?? 0, count), endsAt })
  }

  clear(key: string): void {
    this.#spans.delete(key)
  }

  #open(key: string) {
    const span = this.#spans.get(key)
    if (span === undefined || span.endsAt > this.#now()) return span
    this.#spans.delete(key)
    return undefined
  }

  #dropEnded(): void {
    for (const [key, span] of this.#spans) {
      if (span.endsAt > this.#now() && this.#spans.size < this.#mostKeys) return
      this.#spans.delete(key)
    }
  }
}

/** A counter, and the key to count under. */
export type AttemptCount = [AttemptCounter, string]

/** Seconds until all of `counts` have room, which then has been taken in each of them; 0 where it has been. */
export function countIn(counts: readonly AttemptCount[]): number {
  const wait = Math.max(0, ...counts.map(([counter, key]) => counter.wait(key)))
  if (wait === 0) for (const [counter, key] of counts) counter.add(key)
  return wait
}

/** Makes a short name for what is counted, from which nobody reads it back. Names of different kinds are different. */
export type KeyMaker = (...parts: string[]) => string

/** `secret` makes the same names wherever it is known; without one they are this process's own. */
export function keyMaker(secret?: string): KeyMaker {
  const given = secret === undefined ? crypto.getRandomValues(new Uint8Array(32)) : encoder.encode(secret)
  // The secret seals ids too: what is used here tells nothing of it.
  const key = hmac.create(sha256, hmac(sha256, given, encoder.encode('limits')))
  return (...parts) => {
    const text = parts.map((part) => part.trim().toLowerCase()).join('\n')
    return toBase64Url(key.clone().update(encoder.encode(text)).digest()).slice(0, 22)
  }
}

const encoder = new TextEncoder()

/** How much more a /48 may have than one /64 of it: up to 65,536 households, or one stranger with all of them. */
const moreOfNetwork = 10

/** Where an address (`clientAddress` answers it) is to be counted; `kind` keeps what is counted apart. */
type AddressCounts = (address: string, kind?: string) => AttemptCount[]

/**
 * Counts by address and, of IPv6 addresses, by the wider network too. `key` makes names for what is counted, in which
 * `name` tells this allowance from all others.
 */
export function createAddressCounts(
  name: string,
  allowance: Allowance,
  now: () => number,
  key: KeyMaker,
): AddressCounts {
  const narrow = new AttemptCounter(allowance, now)
  const wide = new AttemptCounter({ ...allowance, times: allowance.times * moreOfNetwork }, now)
  return (address, kind = 'address') => {
    const network = widerNetwork(address)
    const own: AttemptCount = [narrow, key(name, kind, address)]
    return network === undefined ? [own] : [own, [wide, key(name, kind, network)]]
  }
}

/**
 * The mailbox that an address reaches, for counting: what stands behind a plus sign reaches the same one, and so do dots
 * at the largest service. That elsewhere two people may differ by a dot stops neither of them.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at).replace(/\+.*/, '').replaceAll('.', '')
  return `${name}@${email.slice(at + 1).replace(/^googlemail\.com$/i, 'gmail.com')}`
}
