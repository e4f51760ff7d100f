/** What a version asks of the operator, as CHANGELOG.md has it under a heading "To do", or after "To do:" in a line. */
export type VersionTasks = { version: string; tasks: string[] }

/**
 * What the versions after `before` ask of the operator, up to the one that is here, the oldest first; all of them where
 * nobody knows what was there before. What is not released yet counts as newer than all.
 */
export function tasksSince(changelog: string, before: string | undefined): VersionTasks[] {
  const versions = changelog.split(/^## /m).slice(1)
  return versions
    .map((text) => ({ version: /^[^\s(]+/.exec(text)?.[0] ?? '', tasks: tasksOf(text) }))
    .filter(({ version, tasks }) => tasks.length > 0 && (before === undefined || isNewer(version, before)))
    .reverse()
}

function tasksOf(text: string): string[] {
  return text.split(/^### /m).flatMap((part) => {
    const lines = [...part.matchAll(/^- (.+)$/gm)].flatMap(([, line]) => line ?? [])
    return part.startsWith('To do') ? lines : lines.flatMap((line) => line.split(/\bTo do: /)[1] ?? [])
  })
}

/** Whether one version is newer than another; what is no number is not released, and newer than all. */
function isNewer(version: string, than: string): boolean {
  const numbers = (text: string) =>
    /^\d+\.\d+\.\d+$/.test(text) ? text.split('.').map(Number) : [Number.POSITIVE_INFINITY]
  const [one, other] = [numbers(version), numbers(than)]
  const index = one.findIndex((number, place) => number !== other[place])
  return index !== -1 && (one[index] ?? 0) > (other[index] ?? 0)
}
