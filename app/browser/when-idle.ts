function whenIdle(work: () => void): () => void {
  // Safari has no idle callback; a pause after loading is the nearest.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 2000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work)
  return () => cancelIdleCallback(request)
}

/** Does the work once the page has loaded and has nothing else to do; gives what calls it off. */
export function whenLoadedAndIdle(work: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(work)
  let cancel = () => {}
  const onLoad = () => {
    cancel = whenIdle(work)
  }
  window.addEventListener('load', onLoad, { once: true })
  return () => {
    window.removeEventListener('load', onLoad)
    cancel()
  }
}
