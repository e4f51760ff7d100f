import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { type FixedAnswer, fixAnswer, send } from './fixed-answer.ts'

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** The headers of what may be asked for again in an hour. */
export const forAnHour = { 'cache-control': 'public, max-age=3600', vary: 'Accept-Encoding' } as const
const forEver = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' } as const

const isHashed = (path: string) => path.startsWith('/assets/')

/** Answers for the built client files; undefined where no such file exists. */
export interface StaticFiles {
  has(path: string): boolean
  respond(request: Request, path: string): Promise<Response | undefined>
}

/** Files whose answers lie in memory. */
export interface FilesInMemory extends StaticFiles {
  /** The file of an address, where it was read already. */
  loaded(path: string): FixedAnswer | undefined
}

/**
 * The files of a built client folder. Only files listed at start are ever read, so no address can lead
 * outside the folder; each is read and compressed at its first request.
 */
export async function openStaticFiles(folder: string): Promise<FilesInMemory> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map<string, string>()
  for (const entry of entries) {
    if (!entry.isFile() || entry.parentPath.includes('.vite')) continue
    const file = join(entry.parentPath, entry.name)
    files.set(`/${relative(folder, file).split(sep).join('/')}`, file)
  }
  const loaded = new Map<string, FixedAnswer | Promise<FixedAnswer>>()

  async function load(path: string, file: string): Promise<FixedAnswer> {
    const answer = await fixAnswer(await readFile(file), {
      contentType: contentTypes[extname(file)] ?? 'application/octet-stream',
      quality: 11,
      headers: isHashed(path) ? forEver : forAnHour,
    })
    loaded.set(path, answer)
    return answer
  }

  return {
    has: (path) => files.has(path),
    loaded(path) {
      const found = loaded.get(path)
      return found instanceof Promise ? undefined : found
    },
    async respond(request, path) {
      const file = files.get(path)
      if (!file) return undefined
      const found = loaded.get(path) ?? load(path, file)
      loaded.set(path, found)
      return send(request, await found)
    },
  }
}
