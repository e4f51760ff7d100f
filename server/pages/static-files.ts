import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { type Compressed, compress, send } from './compressed.ts'

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

const isHashed = (path: string) => path.startsWith('/assets/')

/** Answers for the built client files; undefined where no such file exists. */
export interface StaticFiles {
  has(path: string): boolean
  respond(request: Request, path: string): Promise<Response | undefined>
}

/**
 * The files of a built client folder. Only files listed at start are ever read, so no address can lead
 * outside the folder; each is read and compressed at its first request.
 */
export async function openStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map<string, string>()
  for (const entry of entries) {
    if (!entry.isFile() || entry.parentPath.includes('.vite')) continue
    const file = join(entry.parentPath, entry.name)
    files.set(`/${relative(folder, file).split(sep).join('/')}`, file)
  }
  const loaded = new Map<string, Promise<Compressed>>()

  return {
    has: (path) => files.has(path),
    async respond(request, path) {
      const file = files.get(path)
      if (!file) return undefined
      let body = loaded.get(path)
      if (!body) {
        body = readFile(file).then((bytes) =>
          compress(bytes, contentTypes[extname(file)] ?? 'application/octet-stream', 11),
        )
        loaded.set(path, body)
      }
      const cacheControl = isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
      return send(request, await body, { 'cache-control': cacheControl, vary: 'Accept-Encoding' })
    },
  }
}
