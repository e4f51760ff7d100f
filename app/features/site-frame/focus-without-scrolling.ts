/** Puts the focus on any element, so that reading and Tab go on from there; the page stays where it is. */
export function focusWithoutScrolling(target: HTMLElement) {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
