import { useState } from 'react'
import { useWork } from '#app/features/security/proof/use-work.ts'
import { useNavigate } from '#app/routing/router.tsx'
import { browserStore } from '#app/state/browser-store.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'
import { signOut } from '#app/state/session/sign-out.ts'
import { paths } from '#domain/site/paths.ts'
import { storageKeys } from '#domain/storage/storage-keys.ts'

/** Erases the account, then everything of it on this device, and leads to the sign-in page, which says so. */
export function useErasing() {
  const loadClient = useAccountClient()
  const navigate = useNavigate()
  const { run, isBusy } = useWork()
  const [hasFailed, setFailed] = useState(false)

  async function eraseAll() {
    const client = await loadClient()
    const { error } = await client.rpc('erase_my_account')
    if (error) throw error
    // A sign-out leaves these two, which belong to the device; here they go with the account.
    for (const key of [storageKeys.devicePlans, storageKeys.promptForName]) browserStore().removeItem(key)
    await signOut(client, 'local')
    navigate(paths.auth, { replace: true, state: { accountErased: true } })
  }

  async function erase() {
    setFailed(false)
    setFailed((await run('Erasing the account failed', eraseAll)) !== undefined)
  }

  return { isBusy, hasFailed, erase: () => void erase() }
}
