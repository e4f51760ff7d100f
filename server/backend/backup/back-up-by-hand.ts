import { withOwnDatabase } from '#server/backend/own-database.ts'
import { readEnv } from '#server/startup/env.ts'
import { readBackupKey } from './backup-key.ts'
import { s3Access } from './backup-settings.ts'
import { backupName, openBackupStore, openPlaceForBackup } from './backup-store.ts'
import { filesToKeep, makeBackup, rowsInCopy } from './make-backup.ts'

/**
 * Backs up everything that the site keeps, as of one moment and while it runs, encrypted and read back: to the place
 * that the words name, or where BACKUP_TO says. The key lies apart (BACKUP_KEY_FILE) and is made at the first backup.
 */
export async function backUpByHand(
  words: readonly string[],
  source: NodeJS.ProcessEnv,
  say: (text: string) => void,
): Promise<void> {
  const read = readEnv(source)
  if (!read.ok) throw new Error(read.messages.join('\n'))
  const { env } = read
  const [asked, ...rest] = words
  if (rest.length > 0 || !(asked ?? env.BACKUP_TO)) {
    throw new Error('Set BACKUP_TO, or say where to: npm run backup -- /mnt/backups/site.backup')
  }
  if (env.SUPABASE_URL) throw new Error('The data is in the hosted project, which makes its own backups.')
  const access = s3Access(env)
  const newName = backupName(new Date())
  const to = env.BACKUP_TO ?? ''
  const { store, name, place } = asked
    ? openPlaceForBackup(asked, access, newName)
    : { store: openBackupStore(to, access), name: newName, place: `${to.replace(/\/+$/, '')}/${newName}` }
  const { bytes, contents } = await withOwnDatabase(env, async (url) => {
    const { key, isNew } = await readBackupKey(env.BACKUP_KEY_FILE, env.DATA_DIR, { mayMake: true })
    // Said at once: if the backup fails, the next one finds the key there and says nothing of it.
    if (isNew)
      say(
        `The key of the backups was made: ${env.BACKUP_KEY_FILE}. Keep a copy of it in another place; without it no backup opens.`,
      )
    return makeBackup({ url, files: await filesToKeep(env.DATA_DIR) }, { store, name, key })
  })
  const { rows: leads = 0 } = contents.tables['public.leads'] ?? {}
  say(
    `Backed up as ${place} and read back: ${rowsInCopy(contents)} rows, ${leads} of them leads, in ${bytes} bytes.`,
  )
}
