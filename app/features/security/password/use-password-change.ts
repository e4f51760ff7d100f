import { useState } from 'react'
import { asksForMailedCode, type FailureName } from '#app/features/security/failure.ts'
import { useWork } from '#app/features/security/proof/use-work.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'

/** Where the change of a password stands: its fields, or the code that was mailed to prove who is asking. */
export type PasswordStep = 'fields' | 'code'

interface ChangeOptions {
  onDone: () => void
}

/**
 * Changes the password. The current one proves who is asking; where the service wants more, or there is none, it mails
 * a code, and the change goes on with that.
 */
export function usePasswordChange({ onDone }: ChangeOptions) {
  const loadClient = useAccountClient()
  const work = useWork()
  const [step, setStep] = useState<PasswordStep>('fields')
  const [failure, setFailure] = useState<FailureName>()
  const [mails, setMails] = useState(0)

  async function mailCode() {
    const { auth } = await loadClient()
    const { error } = await auth.reauthenticate()
    if (error) throw error
    setMails((count) => count + 1)
    setStep('code')
  }

  async function change(password: string, proof: { current_password?: string; nonce?: string }) {
    setFailure(undefined)
    const failed = await work.run('Changing the password failed', async () => {
      const { auth } = await loadClient()
      const { error } = await auth.updateUser({ password, ...proof })
      if (asksForMailedCode(error)) return mailCode()
      if (error) throw error
      onDone()
    })
    setFailure(failed)
  }

  async function mailAgain() {
    setFailure(undefined)
    setFailure(await work.run('Mailing a code failed', mailCode))
  }

  return { step, failure, isBusy: work.isBusy, hasMailedAgain: mails > 1, change, mailAgain }
}
