import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { submitApplication } from '#app/backend/lead-functions.ts'
import { startApplication } from '#app/backend/quote-functions.ts'
import { openApplicationTab } from '#app/device/application-tab.ts'
import { useCart } from '#app/device/cart-store.ts'
import { useFormData } from '#app/device/form-data-store.ts'
import { randomId } from '#app/device/random-id.ts'
import { toLanguage } from '#app/i18n/language.ts'
import { paths } from '#app/paths.ts'
import { useNavigate } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { applicationFrom } from '#domain/leads/application-from.ts'
import { consentVersions } from '#domain/leads/consent.ts'
import type { Application } from '#domain/leads/lead.ts'
import { type Attempt, attemptFor } from './attempt-key.ts'
import type { StartedApplication } from './started-applications.ts'

/** How an online application stands. Whatever fails, plan and answers are still there. */
export type ApplyStatus = 'ready' | 'incomplete' | 'sending' | 'notStored' | 'notStarted'

const unsent = '00000000-0000-4000-8000-000000000000'

/**
 * Applies online for the chosen plans: first the request is stored for the agent, then the carrier's application
 * starts in a new tab, then the confirmation shows. A sample price leads to a call instead.
 */
export function useApply() {
  const site = useSite()
  const navigate = useNavigate()
  const { form } = useFormData()
  const { items: cart } = useCart()
  const { t, i18n } = useTranslation('next-steps')
  const [status, setStatus] = useState<ApplyStatus>('ready')
  const attempt = useRef<Attempt>(undefined)
  const isUnderWay = useRef(false)

  async function apply(consent: boolean) {
    if (isUnderWay.current) return
    const language = toLanguage(i18n.language)
    const parts = {
      form,
      cart,
      language,
      page: paths.options,
      consent,
      consentVersion: consentVersions.calls,
    }
    const draft = applicationFrom({ ...parts, idempotencyKey: unsent })
    if (!draft) return setStatus('incomplete')
    if (draft.plans.every(({ isSample }) => isSample)) return navigate(paths.contact)
    attempt.current = attemptFor(JSON.stringify(draft), attempt.current, randomId)
    isUnderWay.current = true
    await send({ ...draft, idempotencyKey: attempt.current.key })
    isUnderWay.current = false
  }

  async function send(application: Application) {
    const startable = application.plans.filter((plan) => !plan.isSample && plan.applyProductCode !== '')
    // Opened within the tap, before anything is awaited: later the browser would take it for an advertisement.
    const tab = startable.length > 0 ? openApplicationTab(t('tab.opening')) : undefined
    setStatus('sending')
    try {
      await submitApplication(site, application)
    } catch {
      tab?.close()
      return setStatus('notStored')
    }
    try {
      const applications = await Promise.all(
        startable.map(
          async ({ company, applyProductCode }): Promise<StartedApplication> => ({
            company,
            url: await startApplication(site, applyProductCode),
          }),
        ),
      )
      const [first] = applications
      if (first) tab?.show(first.url)
      navigate(paths.confirmation, { state: { applications } })
    } catch {
      tab?.close()
      setStatus('notStarted')
    }
  }

  return { status, apply }
}
