import { useEffect } from 'react'
import type { Backend } from '#app/backend/call-function.ts'
import { useCurrentPage } from '#app/site/current-page.ts'
import { useSite } from '#app/site/use-site.ts'
import { browserStore } from '#app/state/browser-store.ts'
import { forgetDevice, forgetTab } from '#app/state/forgetting.ts'
import { storageKeys } from '#domain/storage/storage-keys.ts'
import { sessionState } from './session-state.ts'
import { hasStoredSession, sessionKey } from './stored-session.ts'

/** Whether answers lie here that belong to an account. In what we store, only a field can look like this. */
const isSomebodys = () => /"userId":"/.test(browserStore().getItem(storageKeys.formData) ?? '')

/**
 * On pages with personal answers an account that is signed in is opened, and brought up to date. Without a session no
 * account's answers may lie here: where a sign-out was cut short, it is finished. Pages of words load nothing.
 */
function openWhereStored(backend: Backend): void {
  if (hasStoredSession(backend)) {
    // A failure shows where the account is needed; this page works without.
    void import('./account-client.ts').then(({ accountClient }) => accountClient(backend)).catch(() => {})
  } else if (isSomebodys()) forgetDevice()
}

/**
 * Another tab ended the session. It may have done so past the auth client, whose word to this tab then never comes;
 * and what it clears of the device may still lie here.
 */
function sessionEndedElsewhere(): void {
  if (isSomebodys()) forgetDevice()
  else forgetTab()
  if (sessionState.snapshot().state !== 'unknown') sessionState.show({ state: 'none' })
}

/** Follows, on every page, that a session begins or ends in another tab. */
export function useAccountPresence(): void {
  const site = useSite()
  const { personal = false } = useCurrentPage()
  useEffect(() => {
    if (personal) openWhereStored(site)
  }, [personal, site])
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== null && key !== sessionKey(site, document.baseURI)) return
      if (newValue === null) sessionEndedElsewhere()
      else if (personal) openWhereStored(site)
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [personal, site])
}
