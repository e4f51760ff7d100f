import { useCallback, useEffect, useState } from 'react'
import { useSite } from '#app/site/use-site.ts'
import { readAuthSettings } from '#app/state/auth/auth-call.ts'
import { readCodesLeft } from '#app/state/auth/recovery-codes.ts'
import { logFailure } from '#app/state/log-failure.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'
import { type AccountFacts, readDevices, readUsedRecoveryCode, readUser, waysInOf } from './account-facts.ts'

interface AccountLookup {
  /** What was found last; it stays while it is looked up again. */
  facts: AccountFacts | undefined
  hasFailed: boolean
  lookUp: () => void
}

function orNothing(what: string) {
  return (error: unknown) => {
    logFailure(what, error)
    return undefined
  }
}

/** Looks the account up when its Security part appears, and again on demand. */
export function useAccountFacts(): AccountLookup {
  const loadClient = useAccountClient()
  const site = useSite()
  const [facts, setFacts] = useState<AccountFacts>()
  const [hasFailed, setFailed] = useState(false)

  const lookUp = useCallback(() => {
    async function read() {
      const client = await loadClient()
      const [user, devices, offered, usedRecoveryCode] = await Promise.all([
        readUser(client),
        readDevices(client).catch(orNothing('Reading the sessions failed')),
        readAuthSettings(site).catch(orNothing('Reading what the service offers failed')),
        readUsedRecoveryCode(client).catch(() => false),
      ])
      const ways = waysInOf(user)
      // Codes stand in for an app.
      const hasCodes = ways.authenticator && site.accounts.recoveryCodes
      const codesLeft = hasCodes
        ? await readCodesLeft(site, client).catch(orNothing('Counting the recovery codes failed'))
        : undefined
      setFacts({ ...ways, devices, isGoogleHere: offered?.google, usedRecoveryCode, codesLeft })
    }
    setFailed(false)
    read().catch((error: unknown) => {
      logFailure('Looking up the account failed', error)
      setFailed(true)
    })
  }, [loadClient, site])

  useEffect(lookUp, [lookUp])
  return { facts, hasFailed, lookUp }
}
