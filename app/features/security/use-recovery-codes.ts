import { useState } from 'react'
import { useAccountClient } from '#app/account/account-client.ts'
import { AuthCallRefused } from '#app/account/auth-call.ts'
import { makeRecoveryCodes } from '#app/account/recovery-codes.ts'
import { useSite } from '#app/site/use-site.ts'
import type { FailureName } from './failure.ts'
import { useWork } from './use-work.ts'

/** Makes new recovery codes and holds them while they are shown. */
export function useRecoveryCodes() {
  const site = useSite()
  const loadClient = useAccountClient()
  const { run, isBusy } = useWork()
  const [codes, setCodes] = useState<readonly string[]>()
  const [failure, setFailure] = useState<FailureName>()

  /** `onNone` is called where the service has no recovery codes. */
  async function make(onNone?: () => void) {
    setFailure(undefined)
    const failed = await run('Making recovery codes failed', async () => {
      try {
        setCodes(await makeRecoveryCodes(site, await loadClient()))
      } catch (error) {
        if (!onNone || !(error instanceof AuthCallRefused) || error.status !== 404) throw error
        onNone()
      }
    })
    setFailure(failed)
  }

  return { codes, failure, isBusy, make, forget: () => setCodes(undefined) }
}
