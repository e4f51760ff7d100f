import { createHash, randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { chmod, link, mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeSigningKey } from '#server/auth/tokens/signing-keys.ts'
import { openDataDir } from '#server/backend/postgres/data-dir.ts'

/** What only the server may know, and the one key that the browser gets (`publishableKey`). */
export type Secrets = {
  /** Signs the access tokens of signed-in people: a private JWK (ES256). */
  signingKey: string
  /** Known to our servers alone: refresh tokens and the tokens handed to the table service are made with it. */
  jwtSecret: string
  /** Public client key: requests that carry it act as `anon`. */
  publishableKey: string
  /** Server-side key: requests that carry it act as `service_role`, past every row policy. */
  secretKey: string
  /** 32 bytes, base64url: encrypts and authenticates search ids. */
  sealingKey: string
}

const random = (bytes: number): string => randomBytes(bytes).toString('base64url')

const recipes: { [name in keyof Secrets]: { file: string; make: () => string | Promise<string> } } = {
  signingKey: { file: 'jwt-signing-key', make: makeSigningKey },
  jwtSecret: { file: 'jwt-secret', make: () => random(48) },
  publishableKey: { file: 'publishable-key', make: () => `sb_publishable_${random(24)}` },
  secretKey: { file: 'secret-key', make: () => `sb_secret_${random(32)}` },
  sealingKey: { file: 'sealing-key', make: () => random(32) },
}

/**
 * Reads the installation's secrets from `<dataDir>/secrets`, creating at first start those that are missing.
 * A value in `overrides` (from the environment) wins and is never written to disk.
 * Throws one sentence naming the file when one is unreadable or empty.
 */
export async function loadSecrets(dataDir: string, overrides: Partial<Secrets> = {}): Promise<Secrets> {
  const read = (name: keyof Secrets): Promise<string> =>
    Promise.resolve(overrides[name] ?? keepSecret(dataDir, recipes[name].file, recipes[name].make))
  return {
    signingKey: await read('signingKey'),
    jwtSecret: await read('jwtSecret'),
    publishableKey: await read('publishableKey'),
    secretKey: await read('secretKey'),
    sealingKey: await read('sealingKey'),
  }
}

/** A mark by which processes see whether they have the same secrets; it tells nothing of them. */
export function markOf({ signingKey, jwtSecret, publishableKey, secretKey, sealingKey }: Secrets): string {
  const all = [signingKey, jwtSecret, publishableKey, secretKey, sealingKey]
  return createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 16)
}

/** The value of one secret file, created with `make` if it does not exist; readable by its owner alone. */
export async function keepSecret(
  dataDir: string,
  file: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const directory = join(openDataDir(dataDir), 'secrets')
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await tighten(directory, 0o700)
  const path = join(directory, file)
  const kept = await readSecret(path)
  if (kept !== undefined) return kept
  await createOnce(directory, path, await make())
  const created = await readSecret(path)
  if (created === undefined) throw new Error(`The secret ${path} could not be written.`)
  return created
}

async function readSecret(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new Error(
      `The secret ${path} cannot be read (${error.code}): start the site as the user who owns it.`,
    )
  })
  if (text === undefined) return undefined
  await tighten(path, 0o600)
  if (text.trim() === '') {
    throw new Error(
      `The secret ${path} is empty: restore it from a backup, or delete it to have a new one made.`,
    )
  }
  return text.trim()
}

/** Writes aside, then links into place: a crash leaves the whole secret or none, and of two first starts one wins. */
async function createOnce(directory: string, path: string, value: string): Promise<void> {
  const aside = `${path}.${random(6)}`
  const file = await open(aside, 'wx', 0o600)
  try {
    await file.writeFile(`${value}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await link(aside, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(aside)
  const folder = await open(directory, constants.O_RDONLY)
  await folder.sync().finally(() => folder.close())
}

async function tighten(path: string, mode: number): Promise<void> {
  const found = (await stat(path)).mode & 0o777
  if ((found & ~mode) !== 0) await chmod(path, mode)
}
