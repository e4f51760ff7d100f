import { createHash, randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#domain/site/language.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import { type Asks, parseAsks } from '#functions/assistant/asks.ts'
import { allPassages } from '#functions/assistant/passages/passages.ts'
import { packIndex } from '#functions/assistant/search/index-file.ts'
import { makeSearchIndex } from '#functions/assistant/search/search-index.ts'
import { projectFile } from '#server/project-file.ts'

const cache = projectFile('node_modules/.cache/assistant-index')

/** How people ask, from `content/asks`. */
export function readAsks(language: Language): Asks {
  return parseAsks(readFileSync(projectFile(`content/asks/${language}.txt`), 'utf8'))
}

/**
 * The assistant's index as JSON (`unpackIndex` reads it), made in a second or two, and kept beside the packages for the
 * next time that it would be made of the same.
 */
export async function makeAssistantIndex(settings: Settings): Promise<string> {
  const parts = {
    asks: { en: readAsks('en'), es: readAsks('es') },
    passages: { en: allPassages('en', settings), es: allPassages('es', settings) },
  }
  const code = globSync(['functions/assistant/**/*.ts', 'package-lock.json'], { cwd: projectFile('') })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
  const hash = createHash('sha256').update(JSON.stringify(parts))
  for (const file of code) hash.update(readFileSync(projectFile(file)))
  const file = join(cache, `${hash.digest('hex')}.json`)
  try {
    return await readFile(file, 'utf8')
  } catch {
    const packed = await packIndex(makeSearchIndex(parts))
    await mkdir(cache, { recursive: true })
    // Several processes may make it at once, and none may read the half of it.
    const unfinished = `${file}.${randomUUID()}`
    await writeFile(unfinished, packed)
    await rename(unfinished, file)
    return packed
  }
}
