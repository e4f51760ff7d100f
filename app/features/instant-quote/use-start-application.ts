import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { startApplication } from '#app/backend/quote-functions.ts'
import { openApplicationTab } from '#app/device/application-tab.ts'
import { useSite } from '#app/site/use-site.ts'
import type { Quote } from '#domain/quotes/quote.ts'

/** How an application stands. `blocked`: it is ready, but the browser opened no tab for it. */
export type StartStatus =
  | { readonly status: 'ready' | 'starting' | 'opened' | 'failed' }
  | { readonly status: 'blocked'; readonly url: string; readonly carrier: string }

/** Starts a plan's application in a new tab. Whatever fails, prices and answers are still there. */
export function useStartApplication() {
  const site = useSite()
  const { t } = useTranslation('instant-quote')
  const [state, setState] = useState<StartStatus>({ status: 'ready' })
  const [attempt, setAttempt] = useState(0)

  async function start({ applyProductCode, carrierName }: Quote) {
    if (state.status === 'starting') return
    // Opened within the tap, before anything is awaited: later the browser would take it for an advertisement.
    const tab = openApplicationTab(t('start.opening'))
    setState({ status: 'starting' })
    setAttempt(attempt + 1)
    try {
      const url = await startApplication(site, applyProductCode)
      tab?.show(url)
      setState(tab ? { status: 'opened' } : { status: 'blocked', url, carrier: carrierName })
    } catch {
      tab?.close()
      setState({ status: 'failed' })
    }
  }

  return { ...state, attempt, start }
}

export type StartedApplication = ReturnType<typeof useStartApplication>
