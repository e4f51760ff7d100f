import { compare, hash } from '@node-rs/bcrypt'
import { AuthFailure } from './auth-failure.ts'
import { createHashQueue, type HashQueue } from './hash-queue.ts'

const cost = 10
const shortest = 6
/** bcrypt reads no further. */
const mostBytes = 72

export type Passwords = {
  /** `turn` is the address that asks: addresses are served in turns. `salt` has 16 bytes, drawn if not given. */
  hash: (turn: string, password: string, salt?: Uint8Array) => Promise<string>
  /** Takes as long where nothing is stored as where something is, so that the time tells nothing. */
  matches: (turn: string, password: string, stored: string | null | undefined) => Promise<boolean>
}

/** Passwords as bcrypt keeps them, a few at a time so that pages do not wait for them. */
export function createPasswords(queue: HashQueue = createHashQueue()): Passwords {
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

/** Throws `AuthFailure` for a password that cannot be kept: the rule is six characters. */
export function requirePassword(password: string): void {
  if ([...password].length < shortest) {
    const message = `Password should be at least ${shortest} characters.`
    throw new AuthFailure(
      422,
      'weak_password',
      message,
      {},
      {
        weak_password: { message, reasons: ['length'] },
      },
    )
  }
  if (!isKept(password)) {
    throw new AuthFailure(400, 'validation_failed', 'Password cannot be longer than 72 characters')
  }
}
