interface InlineWidgetService {
  initInlineWidget(options: { url: string; parentElement: HTMLElement }): void
}

declare global {
  interface Window {
    Calendly?: InlineWidgetService
  }
}

/** Loads the scheduling service's script, once per page, and lets it build its widget inside `parent`. */
export async function loadInlineWidget(scriptUrl: string, url: string, parent: HTMLElement): Promise<void> {
  if (!window.Calendly) await loadScript(scriptUrl)
  if (!window.Calendly) throw new Error('The scheduling script brought no widget')
  if (!parent.isConnected || parent.childElementCount > 0) return
  window.Calendly.initInlineWidget({ url, parentElement: parent })
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('The scheduling script did not load'))
    }
    document.head.append(script)
  })
}
