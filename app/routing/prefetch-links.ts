/** The address on this site that a press on `target` would open in this window. */
function linkedPath(target: EventTarget | null, here: Location): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return undefined
  return link.origin === here.origin && link.pathname !== here.pathname ? link.pathname : undefined
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/**
 * Calls `prefetch` with the address of a link that is about to be opened: one under the pointer or the finger, or
 * with the focus. Most pages are then there when the press ends.
 */
export function prefetchLinks(prefetch: (pathname: string) => void): void {
  if (savesData()) return
  const look = ({ target }: Event) => {
    const pathname = linkedPath(target, window.location)
    if (pathname) prefetch(pathname)
  }
  for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, look, { passive: true })
}
