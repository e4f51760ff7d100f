/** Hands a value over as a file for the visitor's downloads. It is made in the page: no server sees it. */
export function downloadJson(value: unknown, fileName: string): void {
  const file = new Blob([JSON.stringify(value, undefined, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = fileName
  link.click()
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
