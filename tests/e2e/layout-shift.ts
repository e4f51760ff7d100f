/** The sum of the page's layout shifts so far; 0 when there were none. */
export function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += Number(Reflect.get(entry, 'value'))
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        add(observer.takeRecords())
        resolve(sum)
      }),
    )
  })
}
