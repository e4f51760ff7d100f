import { useState } from 'react'
import { useAccountClient } from '#app/account/account-client.ts'
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

  async function make() {
    setFailure(undefined)
    const failed = await run('Making recovery codes failed', async () => {
      setCodes(await makeRecoveryCodes(site, await loadClient()))
    })
    setFailure(failed)
  }

  return { codes, failure, isBusy, make, forget: () => setCodes(undefined) }
}
