import { facts } from '#domain/content/facts.ts'
import { isSourceId, type SourceId, sources } from '#domain/content/sources.ts'

const allFacts = new Map<string, { basis: string }>(Object.entries(facts))

/**
 * The public sources that a page's words rest on: those under its own `sources`, and those of each fact that a
 * `{{name}}` in the words names. `namespaces` are those that the page shows, as the locale files hold them.
 */
export function usedSources(...namespaces: unknown[]): SourceId[] {
  const text = JSON.stringify(namespaces)
  const named = [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, id = '']) => allFacts.get(id)?.basis ?? '')
  const own = namespaces.flatMap((words) =>
    typeof words === 'object' && words !== null && 'sources' in words ? words.sources : [],
  )
  const all = new Set([...own.map(String), ...named])
  return [...all].filter(isSourceId).sort((a, b) => sources[a].title.localeCompare(sources[b].title))
}
