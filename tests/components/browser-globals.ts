import { Window } from 'happy-dom'

/** Names that both Node and a browser have, and that have to be the browser's: its events alone can be dispatched. */
const ofTheBrowser = new Set(['navigator', 'Event', 'CustomEvent', 'MessageEvent', 'CloseEvent', 'FormData'])

function namesOf(window: object): Set<string> {
  const names = new Set<string>()
  for (let at: unknown = window; at && at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at)) names.add(name)
  return names
}

const ofNode = new Set(Object.getOwnPropertyNames(globalThis))

/** A new tab of a browser; its globals take the place of the last one's. Requests, addresses and clocks stay Node's. */
export function openTab(url: string, width: number): Window {
  const window = new Window({ url, width, height: 844 })
  // A browser tells of the closing after it: whoever opens the dialog again at once hears of nothing.
  window.HTMLDialogElement.prototype.close = function close() {
    if (!this.hasAttribute('open')) return
    this.removeAttribute('open')
    setTimeout(() => this.dispatchEvent(new window.Event('close')))
  }
  for (const name of namesOf(window)) {
    if (name === 'constructor' || (ofNode.has(name) && !ofTheBrowser.has(name))) continue
    const value: unknown = Reflect.get(window, name)
    const isMethod = typeof value === 'function' && !/^[A-Z]/.test(name)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: isMethod ? value.bind(window) : value,
    })
  }
  // A client of a page that is closed would tell the next one of its session.
  Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: undefined })
  Object.defineProperty(globalThis, 'window', { configurable: true, writable: true, value: window })
  return window
}

// Packages ask when they are loaded whether they are in a browser.
openTab('http://site.test/', 390)
