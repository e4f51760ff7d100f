import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openBucket, type S3Access } from './s3-bucket.ts'

/** Where backups are kept. */
export interface BackupStore {
  /** Writes all of it or leaves nothing under this name. Answers how many bytes it took. */
  write: (name: string, source: AsyncIterable<Uint8Array>) => Promise<number>
  read: (name: string) => Promise<AsyncIterable<Uint8Array>>
  /** The names of the backups in it that the site named, the oldest first. */
  list: () => Promise<string[]>
  remove: (name: string) => Promise<void>
}

/** A backup of which nobody said how it is called, by the moment at which it began: names sort as times do. */
export function backupName(now: Date): string {
  return `site-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`
}

const madeByUs = /^site-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/

/**
 * Opens what an address such as `/mnt/backups` or `s3://bucket/site` names. Throws one sentence where it is of S3 and
 * the access to that is not set. A folder that is not there is made with the first backup, unless `mayMake` is false: a disk
 * that is not mounted must not be taken for the one that the site runs on.
 */
export function openBackupStore(address: string, access: S3Access, { mayMake = true } = {}): BackupStore {
  return address.startsWith('s3://') ? bucketStore(address, access) : folderStore(address, mayMake)
}

/**
 * Opens what an address names, and the one backup in it, if it names one: a file, or a name in a bucket. Of a folder, or
 * of a prefix in a bucket, `name` is undefined.
 */
export function findBackup(
  address: string,
  access: S3Access,
): { store: BackupStore; name: string | undefined } {
  const isFolder = address.startsWith('s3://')
    ? !address.endsWith('.backup')
    : existsSync(address) && statSync(address).isDirectory()
  if (isFolder) return { store: openBackupStore(address, access), name: undefined }
  const slash = address.startsWith('s3://') ? address.lastIndexOf('/') : -1
  const folder = slash > 0 ? address.slice(0, slash) : dirname(address)
  return { store: openBackupStore(folder, access), name: basename(address) }
}

/**
 * Where a backup by hand goes: what `findBackup` finds, and the whole address of the one that is made. Throws one sentence
 * where a folder is missing: a place that was mistyped must not become a new one that nobody looks into.
 */
export function openPlaceForBackup(
  asked: string,
  access: S3Access,
  newName: string,
): { store: BackupStore; name: string; place: string } {
  const address = asked.replace(/(?<=.)\/+$/, '')
  const { store, name } = findBackup(address, access)
  if (name === undefined) return { store, name: newName, place: `${address}/${newName}` }
  if (!name.endsWith('.backup')) {
    const what = existsSync(address) ? `${address} is no folder` : `There is no folder ${address}`
    throw new Error(`${what}: make one first, or name a file that ends in .backup.`)
  }
  const folder = dirname(address)
  if (!address.startsWith('s3://') && !existsSync(folder))
    throw new Error(`There is no folder ${folder}: make it first.`)
  return { store, name, place: address }
}

function folderStore(folder: string, mayMake: boolean): BackupStore {
  return {
    write: async (name, source) => {
      if (mayMake) await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, name)
      const unfinished = `${file}.part`
      await removeUnfinished(folder)
      try {
        await pipeline(source, createWriteStream(unfinished, { mode: 0o600, flush: true }))
        const { size } = await stat(unfinished)
        await rename(unfinished, file)
        return size
      } finally {
        await rm(unfinished, { force: true })
      }
    },
    read: async (name) => createReadStream(join(folder, name)),
    list: async () => (await readdir(folder)).filter((name) => madeByUs.test(name)).sort(),
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

/** What a process left that was killed while it wrote. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const isOurs = name.endsWith('.part') && madeByUs.test(name.slice(0, -'.part'.length))
    if (isOurs) await rm(join(folder, name), { force: true })
  }
}

function bucketStore(address: string, access: S3Access): BackupStore {
  const [, bucketName = '', path = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(address) ?? []
  const prefix = path === '' || path.endsWith('/') ? path : `${path}/`
  const bucket = openBucket(bucketName, access)
  return {
    write: async (name, source) => {
      await bucket.abortUploads(`${prefix}site-`)
      return bucket.put(prefix + name, source)
    },
    read: (name) => bucket.get(prefix + name),
    list: async () =>
      (await bucket.list(`${prefix}site-`))
        .map((key) => key.slice(prefix.length))
        .filter((name) => madeByUs.test(name))
        .sort(),
    remove: (name) => bucket.remove(prefix + name),
  }
}
