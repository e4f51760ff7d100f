import { randomBytes } from 'node:crypto'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { isInDataDir } from '#server/backend/postgres/data-dir.ts'

const keyBytes = 32

/** A key that is not to be had; `code` is for the log. */
class KeyUnusable extends Error {
  override readonly name = 'KeyUnusable'
  readonly code: 'KEY_BESIDE_DATA' | 'KEY_MISSING' | 'KEY_UNREADABLE'

  constructor(code: KeyUnusable['code'], message: string) {
    super(message)
    this.code = code
  }
}

/**
 * The key of the backups, made by the first `npm run backup`. Throws one sentence where the file lies beside the data, is
 * missing or is no key.
 */
export async function readBackupKey(
  file: string,
  dataDir: string,
  { mayMake }: { mayMake: boolean },
): Promise<{ key: Buffer; isNew: boolean }> {
  if (isInDataDir(file, dataDir)) {
    throw new KeyUnusable(
      'KEY_BESIDE_DATA',
      'BACKUP_KEY_FILE lies in DATA_DIR: whoever takes the data would have the key. Put it elsewhere.',
    )
  }
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new KeyUnusable('KEY_UNREADABLE', `The backup key ${file} cannot be read (${error.code}).`)
  })
  if (text === undefined) {
    if (!mayMake)
      throw new KeyUnusable(
        'KEY_MISSING',
        `There is no backup key at ${file}: set BACKUP_KEY_FILE to where it lies.`,
      )
    const key = randomBytes(keyBytes)
    await writeFile(file, `${key.toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
    await chmod(file, 0o600)
    return { key, isNew: true }
  }
  const key = Buffer.from(text.trim(), 'base64url')
  if (key.length !== keyBytes) throw new KeyUnusable('KEY_UNREADABLE', `${file} is no backup key.`)
  return { key, isNew: false }
}
