export interface ApplicationTab {
  show(url: string): void
  close(): void
}

/** Opens an empty tab that says what it waits for; undefined where the browser blocks it. */
export function openApplicationTab(message: string): ApplicationTab | undefined {
  const tab = window.open('', '_blank')
  if (!tab) return undefined
  tab.document.title = message
  tab.document.body.textContent = message
  // The page that comes into it gets no handle on ours.
  tab.opener = null
  return {
    show: (url) => tab.location.replace(url),
    close: () => tab.close(),
  }
}
