/** A field, and what its `value` and `checked` were, each time something was entered before the page could answer. */
export type EarlyAnswer = readonly [field: Element, value: string, isChecked: boolean | undefined]

/**
 * Tells the page what was chosen and typed before it could hear it, as if that came now: once all that the browser keeps
 * is shown, since what was just entered counts more. What is not on the page any more is left out.
 */
export async function tellEarlyAnswers(answers: readonly EarlyAnswer[]): Promise<void> {
  await shown()
  // The last of each field, in the order in which they were entered.
  const last = new Map<Element, EarlyAnswer>()
  for (const answer of answers) {
    last.delete(answer[0])
    last.set(answer[0], answer)
  }
  for (const answer of last.values()) tell(answer)
}

function shown(): Promise<void> {
  const page = document.documentElement
  const isShown = () => page.dataset.hydrated !== undefined
  if (isShown()) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isShown()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(page, { attributeFilter: ['data-hydrated'] })
  })
}

function tell([field, value, isChecked]: EarlyAnswer): void {
  if (!field.isConnected) return
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type)) {
    field.checked = !isChecked
    field.click()
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    // React hears of no value that it has seen set already: it watches the field's own property, not its prototype's.
    field.value = ''
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
