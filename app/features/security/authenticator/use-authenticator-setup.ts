import type { SupabaseClient } from '@supabase/supabase-js'
import { useCallback, useEffect, useRef, useState } from 'react'
import { randomId } from '#app/browser/random-id.ts'
import { type SecurityErrorCode, securityErrorOf } from '#app/features/security/errors.ts'
import { NotProven, useProven, useWork } from '#app/features/security/proof/use-work.ts'
import { useSite } from '#app/site/use-site.ts'
import { logError } from '#app/state/log-error.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'

/** An authenticator app that waits for its first code. */
interface WaitingFactor {
  id: string
  /** The drawing as the client hands it over. */
  qrCode: string
  secret: string
}

async function removeFactor({ auth }: SupabaseClient, factorId: string): Promise<void> {
  const { error } = await auth.mfa.unenroll({ factorId })
  if (error) logError('Removing an authenticator app that was never used failed', error)
}

async function enroll(client: SupabaseClient, issuer: string): Promise<WaitingFactor> {
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    issuer,
    // Names of an account's factors must differ, also of two that are added at the same moment.
    friendlyName: `Authenticator app ${randomId()}`,
  })
  if (error) throw error
  return { id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret }
}

/** Adds an authenticator app, waits for its first code, and takes it away again when it is left without one. */
export function useAuthenticatorSetup(onDone: () => void, onCancel: (() => void) | undefined) {
  const loadClient = useAccountClient()
  const { brand } = useSite()
  const { run, isBusy } = useWork()
  const [factor, setFactor] = useState<WaitingFactor>()
  const [failure, setFailure] = useState<SecurityErrorCode>()
  const proven = useProven()
  const cancel = useRef(onCancel)
  cancel.current = onCancel
  const isOn = useRef(false)

  const begin = useCallback(() => {
    setFailure(undefined)
    const adding = loadClient().then((client) => proven(() => enroll(client, brand.name)))
    adding.then(setFactor).catch((error: unknown) => {
      if (error instanceof NotProven && cancel.current) return cancel.current()
      logError('Adding an authenticator app failed', error)
      setFailure(securityErrorOf(error))
    })
    return adding
  }, [loadClient, brand, proven])

  useEffect(() => {
    let adding: Promise<WaitingFactor> | undefined
    // A step that is left at once adds nothing.
    const timer = setTimeout(() => {
      adding = begin()
    })
    return () => {
      clearTimeout(timer)
      if (isOn.current) return
      Promise.all([loadClient(), adding]).then(
        ([client, added]) => added && removeFactor(client, added.id),
        () => undefined,
      )
    }
  }, [begin, loadClient])

  async function verify(factorId: string, code: string) {
    setFailure(undefined)
    const failed = await run('Turning the authenticator app on failed', async () => {
      const { auth } = await loadClient()
      const { error } = await auth.mfa.challengeAndVerify({ factorId, code })
      if (error) throw error
      isOn.current = true
      onDone()
    })
    setFailure(failed)
  }

  return { factor, failure, isBusy, begin, verify }
}
