import { randomBytes } from 'node:crypto'
import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { backupSettings } from '#server/backend/backup/backup-settings.ts'
import { backupName, openBackupStore } from '#server/backend/backup/backup-store.ts'
import { type Env, readEnv } from '#server/startup/env.ts'
import { newDataDir } from '../../fixtures/database/data-dir.ts'
import { type S3StandIn, startS3StandIn } from '../../fixtures/database/s3-stand-in.ts'

let folder: string
let s3: S3StandIn
beforeAll(async () => {
  folder = await newDataDir('backup-stores')
  s3 = await startS3StandIn()
})
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  s3.objects.clear()
  s3.requests.length = 0
  await rm(join(folder, 'kept'), { recursive: true, force: true })
})

function envOf(variables: Record<string, string>): Env {
  const read = readEnv(variables)
  if (!read.ok) throw new Error(read.messages.join())
  return read.env
}

async function* of(...parts: Uint8Array[]) {
  yield* parts
}

async function* failing(first: Uint8Array) {
  yield first
  throw new Error('The database is gone.')
}

async function all(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = []
  for await (const part of parts) read.push(part)
  return Buffer.concat(read)
}

const names = [1, 2, 3, 4, 5].map((hour) => backupName(new Date(Date.UTC(2026, 0, 2, hour))))
const bucket = 's3://backups/my site'
const open = (address: string) => openBackupStore(address.replace('kept', join(folder, 'kept')), s3.access)

describe.each(['kept', bucket])('a store at %s', (address) => {
  test('[O9] keeps backups by their names, lists them from the oldest, and removes what is asked', async () => {
    const store = open(address)
    const text = randomBytes(100_000)
    for (const name of names.toReversed())
      expect(await store.write(name, of(text.subarray(0, 7), text.subarray(7)))).toBe(100_000)
    await store.write('by-hand.backup', of(text))
    expect(await store.list()).toEqual(names)
    expect(await all(await store.read(names[0] ?? ''))).toEqual(text)
    await store.remove(names[0] ?? '')
    expect(await store.list()).toEqual(names.slice(1))
  })

  test('[O9] has all of a long backup, and nothing of one that broke off', async () => {
    const store = open(address)
    const parts = [randomBytes(9_000_000), randomBytes(11_000_000)]
    const long = Buffer.concat(parts)
    expect(await store.write(names[0] ?? '', of(...parts))).toBe(20_000_000)
    expect((await all(await store.read(names[0] ?? ''))).equals(long)).toBe(true)
    await expect(store.write(names[1] ?? '', failing(long))).rejects.toThrow('The database is gone.')
    expect(await store.list()).toEqual([names[0]])
    expect(s3.uploads.size).toBe(0)
  })
})

test('[O9] files are for their owner alone, and what a kill left of one goes with the next', async () => {
  const store = open('kept')
  await store.write(names[0] ?? '', of(randomBytes(10)))
  await writeFile(join(folder, 'kept', `${names[1]}.part`), 'half')
  await writeFile(join(folder, 'kept', 'mine.part'), 'not ours')
  await store.write(names[2] ?? '', of(randomBytes(10)))
  expect((await readdir(join(folder, 'kept'))).sort()).toEqual(['mine.part', names[0], names[2]])
  expect((await stat(join(folder, 'kept', names[0] ?? ''))).mode & 0o777).toBe(0o600)
})

test('[O9] the site by itself makes no folder, as where a disk is not mounted; the first backup by hand does', async () => {
  const address = join(folder, 'disk', 'backups')
  const byItself = backupSettings(envOf({ BACKUP_TO: address }))
  await expect(byItself?.store.write(names[0] ?? '', of(randomBytes(10)))).rejects.toThrow(/ENOENT/)
  expect(await readdir(folder)).not.toContain('disk')
  await openBackupStore(address, s3.access).write(names[0] ?? '', of(randomBytes(10)))
  expect(await byItself?.store.write(names[1] ?? '', of(randomBytes(10)))).toBe(10)
})

test('[O9] an upload that a kill left open is given up with the next', async () => {
  s3.uploads.set('left', { path: `backups/my site/${names[0]}`, parts: new Map() })
  s3.uploads.set('foreign', { path: 'backups/others/file', parts: new Map() })
  await open(bucket).write(names[1] ?? '', of(randomBytes(10)))
  expect([...s3.uploads.keys()]).toEqual(['foreign'])
  s3.uploads.clear()
})

test('[O9] a service that is busy for a moment is asked again', async () => {
  const store = open(bucket)
  s3.fails.busy = 2
  await store.write(names[0] ?? '', of(randomBytes(10)))
  expect(await store.list()).toEqual([names[0]])
})

test('[O9] a connection that is cut is opened again once', async () => {
  const store = open(bucket)
  s3.fails.cut = 1
  await store.write(names[0] ?? '', of(randomBytes(10)))
  expect(await store.list()).toEqual([names[0]])
  s3.fails.cut = 2
  await expect(store.list()).rejects.toThrow()
})

test('[O9] a wrong secret, a bucket that is not there and no access at all are said in a sentence', async () => {
  const wrong = openBackupStore(bucket, { ...s3.access, secretAccessKey: 'wrong' })
  await expect(wrong.list()).rejects.toThrow(
    'The S3 service did not list the backups: it answered SignatureDoesNotMatch.',
  )
  await expect(openBackupStore('s3://elsewhere', s3.access).list()).rejects.toThrow(
    'it answered NoSuchBucket.',
  )
  expect(() => openBackupStore(bucket, { ...s3.access, secretAccessKey: undefined })).toThrow(
    /BACKUP_S3_SECRET_ACCESS_KEY are needed/,
  )
})
