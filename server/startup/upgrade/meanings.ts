import { readFile } from 'node:fs/promises'
import { projectFile } from '#server/project-file.ts'

/**
 * What each setting is, as the table of docs/operating/settings.md says it; empty where the documents are not at hand. A
 * row for several, such as "`agent.hours.from`, `.until`", speaks of each.
 */
export async function readMeanings(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(projectFile('docs/operating/settings.md'), 'utf8').catch(() => '')
  const rows = text.matchAll(/^\| (`[^|]+) \| [^|]*`SITE_[^|]* \| (.+) \|$/gm)
  return new Map(
    [...rows].flatMap(([, names = '', meaning = '']) => {
      const listed = [...names.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? [])
      const [first = ''] = listed
      const parent = first.slice(0, first.lastIndexOf('.'))
      return listed.map((name): [string, string] => [
        name.startsWith('.') ? `${parent}${name}` : name,
        meaning.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1'),
      ])
    }),
  )
}
