import { useState } from 'react'
import type { FailureName } from '#app/features/security/failure.ts'
import { useWork } from '#app/features/security/proof/use-work.ts'
import { useSite } from '#app/site/use-site.ts'
import { makeRecoveryCodes } from '#app/state/auth/recovery-codes.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'

/** Makes new recovery codes and holds them while they are shown. */
export function useRecoveryCodes() {
  const site = useSite()
  const loadClient = useAccountClient()
  const { run, isBusy } = useWork()
  const [codes, setCodes] = useState<readonly string[]>()
  const [failure, setFailure] = useState<FailureName>()

  async function make() {
    setFailure(undefined)
    const failed = await run('Making recovery codes failed', async () => {
      setCodes(await makeRecoveryCodes(site, await loadClient()))
    })
    setFailure(failed)
  }

  return { codes, failure, isBusy, make, forget: () => setCodes(undefined) }
}
