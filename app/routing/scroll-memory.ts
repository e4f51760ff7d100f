const storageKey = 'scrollPositions'

/** Where each entry of the history was scrolled to, in px; kept in the tab, so that a reload finds it. */
export interface ScrollMemory {
  keep(entry: string, y: number): void
  at(entry: string): number | undefined
  save(): void
}

function stored(storage: () => Storage): [string, number][] {
  try {
    const value: unknown = JSON.parse(storage().getItem(storageKey) ?? '[]')
    return Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    )
  } catch {
    return []
  }
}

/** `storage` may throw, as it does where the browser forbids it: then positions last until the page is left. */
export function createScrollMemory(storage: () => Storage): ScrollMemory {
  const positions = new Map(stored(storage))
  return {
    keep: (entry, y) => void positions.set(entry, y),
    at: (entry) => positions.get(entry),
    save() {
      try {
        storage().setItem(storageKey, JSON.stringify(Object.fromEntries(positions)))
      } catch {
        // Full or forbidden: the browser then starts at the top.
      }
    },
  }
}
