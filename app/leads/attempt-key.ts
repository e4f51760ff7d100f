/** One submission: what it holds, and the key under which it is stored once. */
export type Attempt = { readonly content: string; readonly key: string }

/**
 * The attempt to submit this content: the same content keeps its key, so that a double tap or a retry after a lost
 * answer is one lead; other content (a tick, another plan) is a submission of its own.
 */
export function attemptFor(content: string, previous: Attempt | undefined, newId: () => string): Attempt {
  return previous?.content === content ? previous : { content, key: newId() }
}
