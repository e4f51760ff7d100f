import { randomBytes } from 'node:crypto'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join, resolve, sep } from 'node:path'

const keyBytes = 32

/** Where the key lies unless BACKUP_KEY_FILE says otherwise: apart from the data, so that a stolen copy opens nothing. */
export const usualKeyFile = join(homedir(), '.plainwell-backup-key')

/**
 * The key of the backups, made at the first backup where `mayMake` allows it. Throws one sentence where the file lies
 * beside the data, is missing or is no key.
 */
export async function readBackupKey(
  file: string,
  dataDir: string,
  { mayMake }: { mayMake: boolean },
): Promise<{ key: Buffer; isNew: boolean }> {
  if (`${resolve(file)}${sep}`.startsWith(`${resolve(dataDir)}${sep}`)) {
    throw new Error(
      'BACKUP_KEY_FILE lies in DATA_DIR: whoever takes the data would have the key. Put it elsewhere.',
    )
  }
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new Error(`The backup key ${file} cannot be read (${error.code}).`)
  })
  if (text === undefined) {
    if (!mayMake) throw new Error(`There is no backup key at ${file}: set BACKUP_KEY_FILE to where it lies.`)
    const key = randomBytes(keyBytes)
    await writeFile(file, `${key.toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
    await chmod(file, 0o600)
    return { key, isNew: true }
  }
  const key = Buffer.from(text.trim(), 'base64url')
  if (key.length !== keyBytes) throw new Error(`${file} is no backup key.`)
  return { key, isNew: false }
}
