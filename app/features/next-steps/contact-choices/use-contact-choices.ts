import { useEffect, useState } from 'react'
import { NotOkAnswer } from '#app/backend/call-function.ts'
import { contactChoices } from '#app/backend/lead-functions.ts'
import { statusOfError } from '#app/leads/use-submission.ts'
import { useLocation } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { type ContactChoices, isContactCode } from '#domain/leads/contact-choices.ts'
import type { ReachWay } from '#domain/leads/reach.ts'

/** `none`: no request has the code of this address; `unread`: nobody could say. */
type Unknown = 'loading' | 'none' | 'unread'

type SaveStatus = 'ready' | 'saving' | 'saved' | 'notStored' | 'tooMany'

/** What is refused for the request that the address names, and the way to refuse more. */
export function useContactChoices() {
  const site = useSite()
  const { hash } = useLocation()
  const [choices, setChoices] = useState<ContactChoices | Unknown>('loading')
  const [status, setStatus] = useState<SaveStatus>('ready')
  const [asked, setAsked] = useState(0)
  const code = new URLSearchParams(hash.slice(1)).get('code') ?? ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks anew
  useEffect(() => {
    setStatus('ready')
    if (!isContactCode(code)) return setChoices('none')
    const controller = new AbortController()
    setChoices('loading')
    contactChoices(site, code, [], controller.signal)
      .catch(unknownOf)
      .then((found) => {
        if (!controller.signal.aborted) setChoices(found)
      })
    return () => controller.abort()
  }, [site, code, asked])

  async function refuse(ways: readonly ReachWay[]) {
    if (status === 'saving') return
    setStatus('saving')
    try {
      setChoices(await contactChoices(site, code, ways))
      setStatus('saved')
    } catch (error) {
      if (unknownOf(error) === 'none') setChoices('none')
      setStatus(statusOfError(error))
    }
  }

  return {
    choices,
    status,
    refuse,
    hasAskedAgain: asked > 0,
    askAgain: () => setAsked((times) => times + 1),
  }
}

/** 400: no request has this code; anything else may pass. */
function unknownOf(error: unknown): Unknown {
  return error instanceof NotOkAnswer && error.status === 400 ? 'none' : 'unread'
}
