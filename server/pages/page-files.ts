import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
)

/** What the build made of each source file, by the file's path in the project. */
export type BuildManifest = z.output<typeof manifestSchema>

/** Reads the list that the build leaves beside the browser's files. Throws where it is missing or another one. */
export async function readBuildManifest(file: string): Promise<BuildManifest> {
  return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')))
}

function chunkOf(manifest: BuildManifest, source: string) {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no file for ${source}: build the site again`)
  return chunk
}

/** The address of what the build made of a source file. Throws for a source that the build does not know. */
export function fileOf(manifest: BuildManifest, source: string): string {
  return `/${chunkOf(manifest, source).file}`
}

interface PageFiles {
  styles: string[]
  scripts: string[]
}

/**
 * The addresses of the styles and scripts that some source files need, each after those that it builds upon: so
 * a page's own styles come after those of its parts. Throws for a source that the build does not know.
 */
export function filesOf(manifest: BuildManifest, sources: readonly string[]): PageFiles {
  const seen = new Set<string>()
  const styles = new Set<string>()
  const scripts = new Set<string>()
  function take(source: string) {
    if (seen.has(source)) return
    seen.add(source)
    const chunk = chunkOf(manifest, source)
    chunk.imports.forEach(take)
    for (const style of chunk.css) styles.add(`/${style}`)
    scripts.add(`/${chunk.file}`)
  }
  sources.forEach(take)
  return { styles: [...styles], scripts: [...scripts] }
}

/** The address of the one file with all of these styles, which the build writes beside them. */
export function sheetOf(styles: readonly string[]): string {
  const hash = createHash('sha256').update(styles.join(' ')).digest('hex').slice(0, 7)
  return `/assets/page-${hash}.css`
}

/** Writes the file of `sheetOf` for each page into the folder with the browser's files: one to wait for in place of ten. */
export async function writeSheets(folder: string, entry: string): Promise<void> {
  const manifest = await readBuildManifest(join(folder, '.vite', 'manifest.json'))
  for (const page of Object.keys(manifest).filter((source) => source.endsWith('.page.tsx'))) {
    const { styles } = filesOf(manifest, [entry, page])
    const texts = await Promise.all(styles.map((href) => readFile(join(folder, href), 'utf8')))
    await writeFile(join(folder, sheetOf(styles)), texts.join(''))
  }
}
