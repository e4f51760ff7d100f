import { readFileSync } from 'node:fs'
import { compare, hash } from '@node-rs/bcrypt'
import { AuthServiceError } from '#server/auth/auth-service-error.ts'
import { isAgent } from '#server/auth/sessions/session-rows.ts'
import type { UserRow } from '#server/auth/users.ts'
import { projectFile } from '#server/project-file.ts'
import { createHashQueue, type HashQueue } from './hash-queue.ts'

const usualCost = 10
const shortest = 6
/** The desk shows answers about health: more than six characters guard it. */
export const deskLength = 12
/** bcrypt reads no further. */
const mostBytes = 72

/** In lower case, of six characters or more; NOTICE says where they are from. */
const common = new Set(
  readFileSync(projectFile('server/auth/passwords/common-passwords.txt'), 'utf8').split('\n'),
)

export type Passwords = {
  /** `turn` is the address that asks: addresses are served in turns. `salt` has 16 bytes, drawn if not given. */
  hash: (turn: string, password: string, salt?: Uint8Array) => Promise<string>
  /** Takes as long where nothing is stored as where something is, so that the time tells nothing. */
  matches: (turn: string, password: string, stored: string | null | undefined) => Promise<boolean>
}

/** Passwords as bcrypt keeps them, a few at a time so that pages do not wait for them. */
export function createPasswords(cost = usualCost, queue: HashQueue = createHashQueue()): Passwords {
  const decoy = hash(crypto.randomUUID(), cost)
  return {
    hash: (turn, password, salt) => queue(turn, () => hash(isKept(password) ? password : '', cost, salt)),
    matches: async (turn, password, stored) => {
      const fits = isKept(password)
      const against = stored && fits ? stored : await decoy
      const isSame = await queue(turn, () => compare(fits ? password : '', against).catch(() => false))
      return isSame && against === stored
    },
  }
}

function isKept(password: string): boolean {
  return Buffer.byteLength(password) <= mostBytes && !password.includes('\0')
}

/** Why a password is weak, as clients read it; `reasons` are upstream's words. */
export type Weakness = { message: string; reasons: ('length' | 'pwned')[] }

/** What is wrong with a password that may be kept; undefined for a good one. `length` in characters. */
export function weaknessOf(password: string, length: number): Weakness | undefined {
  const found: [Weakness['reasons'][number], string][] = []
  if ([...password].length < length)
    found.push(['length', `Password should be at least ${length} characters.`])
  if (common.has(password.toLowerCase())) {
    found.push(['pwned', 'This is one of the most common passwords. Please choose another one.'])
  }
  if (found.length === 0) return undefined
  return { message: found.map(([, words]) => words).join(' '), reasons: found.map(([reason]) => reason) }
}

/** How long the passwords of this account have to be, in characters. */
export function lengthFor(user: Pick<UserRow, 'raw_app_meta_data'> | undefined): number {
  return user && isAgent(user) ? deskLength : shortest
}

/**
 * Throws `AuthServiceError` for a password that cannot be kept: too short (six characters; for whoever opens the desk,
 * `length` says twelve), one of the most common, or too long.
 */
export function requirePassword(password: string, length = shortest): void {
  const weakness = weaknessOf(password, length)
  if (weakness)
    throw new AuthServiceError(422, 'weak_password', weakness.message, {}, { weak_password: weakness })
  if (!isKept(password)) {
    throw new AuthServiceError(400, 'validation_failed', 'Password cannot be longer than 72 characters')
  }
}
