import type { i18n } from 'i18next'
import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Backend, callOpenQuery } from '#app/backend/call-function.ts'
import { whenLoadedAndIdle } from '#app/browser/when-idle.ts'
import { loadWords } from '#app/i18n/create-i18n.ts'
import { withoutReload } from '#app/site/reload-when-outdated.ts'
import { useSite } from '#app/site/use-site.ts'

/**
 * How far off we were from what carriers asked in the end: nothing until enough prices are known. It is asked for when
 * the page is idle, and only where there is an answer do its words and its table come.
 */
export function LateAskedErrors() {
  const site = useSite()
  const { i18n } = useTranslation()
  const [table, setTable] = useState<ReactElement>()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const cancel = whenLoadedAndIdle(() => {
      // The page is whole without it.
      findTable(site, i18n, signal).then(
        (found) => signal.aborted || setTable(found),
        () => {},
      )
    })
    return () => {
      cancel()
      controller.abort()
    }
  }, [site, i18n])
  return table
}

async function findTable(backend: Backend, words: i18n, signal: AbortSignal) {
  const answer = await callOpenQuery(backend, 'asked_price_errors', { signal })
  if (answer === null) return undefined
  const load = () => Promise.all([import('./asked-errors-table.tsx'), loadWords(words, ['asked-errors'])])
  const [{ askedErrorsTable }] = await withoutReload(load)
  return askedErrorsTable(answer)
}
