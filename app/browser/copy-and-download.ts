/** Copies a text to the clipboard; gives whether the browser let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Hands a text over as a file for the visitor's downloads. It is made in the page: no server sees it. */
export function downloadText(text: string, fileName: string, type = 'text/plain'): void {
  const file = new Blob([text], { type })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = fileName
  link.click()
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** The same for a value, as JSON that can be read. */
export function downloadJson(value: unknown, fileName: string): void {
  downloadText(JSON.stringify(value, undefined, 2), fileName, 'application/json')
}
