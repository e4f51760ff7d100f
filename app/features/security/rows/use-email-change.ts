import { securityErrorOf } from '#app/features/security/errors.ts'
import { useWork } from '#app/features/security/proof/use-work.ts'
import { useSite } from '#app/site/use-site.ts'
import { authCall } from '#app/state/auth/auth-call.ts'
import { clientAside } from '#app/state/auth/client-aside.ts'
import { authCallbackUrl } from '#app/state/auth/sign-in-begun.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'

/** Asking for another address, and what can be done while it waits for both mailboxes. */
export function useEmailChange() {
  const site = useSite()
  const loadClient = useAccountClient()
  const { run, isBusy, failure } = useWork()

  /** These calls are made by hand: the client would keep a secret of this browser for an email that needs none. */
  async function call(method: 'PUT' | 'POST' | 'DELETE', path: string, body?: Record<string, string>) {
    const { auth } = await loadClient()
    const { data } = await auth.getSession()
    const accessToken = data.session?.access_token ?? ''
    await authCall(site, { method, path, accessToken, ...(body && { body }) })
  }
  const redirect = () => `?redirect_to=${encodeURIComponent(authCallbackUrl())}`

  const change = (newEmail: string, onDone: () => void) =>
    run('Changing the address failed', async () => {
      await call('PUT', `/user${redirect()}`, { email: newEmail })
      onDone()
    })
  const sendAgain = (newEmail: string, onDone: () => void) =>
    run('Sending the emails again failed', async () => {
      await call('POST', `/resend${redirect()}`, { type: 'email_change', email: newEmail })
      onDone()
    })
  const cancel = (onDone: () => void) =>
    run('Cancelling the change of address failed', async () => {
      await call('DELETE', '/user/email-change')
      onDone()
    })
  /** The code of either email: which mailbox it came to is found out here. Gives whether both have confirmed. */
  const confirm = (emails: readonly string[], token: string, onDone: (isWhole: boolean) => void) =>
    run('Confirming the address failed', async () => {
      const { auth } = clientAside(site)
      let refusal: unknown
      for (const email of emails) {
        const { data, error } = await auth.verifyOtp({ email, token, type: 'email_change' })
        if (!error) {
          // This page goes on in its own session, which learns of the new address.
          if (data.session) {
            await auth.signOut({ scope: 'local' })
            await (await loadClient()).auth.refreshSession()
          }
          return onDone(data.session !== null)
        }
        refusal = error
        if (securityErrorOf(error) !== 'linkExpired') break
      }
      throw refusal
    })

  return { failure, isBusy, change, sendAgain, cancel, confirm }
}
