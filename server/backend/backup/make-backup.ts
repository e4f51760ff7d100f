import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { withDatabase } from '#server/database/connect.ts'
import type { BackupStore } from './backup-store.ts'
import { type CopyContents, databaseLines, type KeptFiles, readCopy } from './database-copy.ts'
import { sealed, unsealed } from './sealed-stream.ts'

/** A backup that could not be read back as it was written. */
class BackupWrong extends Error {
  override readonly name = 'BackupWrong'
}

/**
 * Copies the database at `url`, as of one moment and while it is used, into a store, sealed; then reads it back and
 * compares every row that is in it with what was copied. What is not the same is removed, and the backup has failed.
 */
export async function makeBackup(
  what: { url: string; files: KeptFiles },
  to: { store: BackupStore; name: string; key: Buffer },
): Promise<{ bytes: number; contents: CopyContents }> {
  const { store, name, key } = to
  const written = Promise.withResolvers<CopyContents>()
  const bytes = await withDatabase(what.url, (database) =>
    database.begin(
      (sql) => store.write(name, sealed(databaseLines(sql, what.files, written.resolve), key)),
      'isolation level repeatable read read only',
    ),
  )
  const isSame = async () => {
    const { contents } = await readCopy(unsealed(await store.read(name), key))
    return isDeepStrictEqual(contents, await written.promise)
  }
  if (await isSame().catch(() => false)) return { bytes, contents: await written.promise }
  await store.remove(name).catch(() => {})
  throw new BackupWrong('The backup was written, but could not be read back as it was: it was removed again.')
}

/** How many rows a copy holds in all. */
export function rowsInCopy({ tables }: Pick<CopyContents, 'tables'>): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)
}

/**
 * The secrets that open what the database keeps, for passwords of the database itself are made anew, and the operator's
 * settings where they lie in the data directory.
 */
export async function filesToKeep(dataDir: string): Promise<KeptFiles> {
  const directory = join(dataDir, 'secrets')
  const names = await readdir(directory).catch(() => [])
  const kept = names.filter((name) => /^[a-z-]+$/.test(name) && !name.endsWith('password'))
  const entries = await Promise.all(
    kept.map(async (name) => [name, (await readFile(join(directory, name), 'utf8')).trim()] as const),
  )
  const settings = await readFile(join(dataDir, 'settings.json'), 'utf8').catch(() => undefined)
  return { secrets: Object.fromEntries(entries), ...(settings !== undefined && { settings }) }
}
