export interface Random {
  /** From 0 up to and without 1. */
  next: () => number
  below: (count: number) => number
  pick: <Item>(items: readonly [Item, ...Item[]] | readonly Item[]) => Item
}

/** The same numbers for the same seed, on every machine (mulberry32). */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    next,
    below,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from')
      return item
    },
  }
}
