/** The part of the browser's storage that the rules need; values are text. */
export type KeyValueStore = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Takes a sentence for the log; never a name, an address or a health answer. */
export type Report = (message: string) => void

/**
 * A store that never throws. `open` gives the real one and may itself throw or give nothing (storage forbidden):
 * then everything stays in memory. What a full storage refuses is kept in memory too, so that this page keeps
 * its answers while it is open.
 */
export function safeStore(open: () => KeyValueStore | null | undefined, report: Report): KeyValueStore {
  const store = openSafely(open, report)
  const unwritten = new Map<string, string | null>()

  return {
    getItem(key) {
      const kept = unwritten.get(key)
      if (kept !== undefined) return kept
      try {
        return store?.getItem(key) ?? null
      } catch {
        report(`Storage refused to read ${key}`)
        return null
      }
    },
    setItem(key, value) {
      try {
        if (store === undefined) throw new Error('no storage')
        store.setItem(key, value)
        unwritten.delete(key)
      } catch {
        if (store !== undefined && !unwritten.has(key)) report(`Storage refused to keep ${key}`)
        unwritten.set(key, value)
      }
    },
    removeItem(key) {
      try {
        if (store === undefined) throw new Error('no storage')
        store.removeItem(key)
        unwritten.delete(key)
      } catch {
        unwritten.set(key, null)
      }
    },
  }
}

function openSafely(open: () => KeyValueStore | null | undefined, report: Report): KeyValueStore | undefined {
  try {
    const store = open()
    if (store) return store
  } catch {
    // Reported below: a refused and a missing storage are the same to the visitor.
  }
  report('Storage is not available; answers stay in memory')
  return undefined
}
