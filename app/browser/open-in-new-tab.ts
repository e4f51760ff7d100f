/** Opens an address in a new tab; false where the browser blocks it. */
export function openInNewTab(url: string): boolean {
  const tab = window.open('', '_blank')
  if (!tab) return false
  // The page that comes into it gets no handle on ours.
  tab.opener = null
  tab.location.replace(url)
  return true
}
