/** Values kept in memory for a while, the youngest of them. */
type Recent<Value> = {
  get: (key: string) => Value | undefined
  /** `bytes`: what it takes of the memory that is allowed for all, roughly. */
  set: (key: string, value: Value, bytes: number) => void
}

/**
 * Keeps each value for `life` milliseconds, and of all together no more than `mostBytes`: the oldest go first. What has
 * had its time is dropped, whether anybody asks or not. `now` in ms.
 */
export function createRecent<Value>(options: {
  life: number
  mostBytes: number
  now: () => number
}): Recent<Value> {
  const { life, mostBytes, now } = options
  // All live equally long and stay where they were put, so the first is both the oldest and the next to end.
  const kept = new Map<string, { value: Value; bytes: number; endsAt: number }>()
  let total = 0
  let timer: NodeJS.Timeout | undefined

  function drop(key: string): void {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  function dropEnded(): void {
    for (const [key, { endsAt }] of kept) {
      if (endsAt > now() && total <= mostBytes) break
      drop(key)
    }
  }

  function dropInTime(): void {
    dropEnded()
    const [oldest] = kept.values()
    timer = oldest && setTimeout(dropInTime, oldest.endsAt - now()).unref()
  }

  return {
    get(key) {
      const found = kept.get(key)
      return found && found.endsAt > now() ? found.value : undefined
    },
    set(key, value, bytes) {
      drop(key)
      kept.set(key, { value, bytes, endsAt: now() + life })
      total += bytes
      dropEnded()
      if (timer === undefined) timer = setTimeout(dropInTime, life).unref()
    },
  }
}
