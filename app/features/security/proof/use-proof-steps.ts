import { useState } from 'react'
import type { SignInMethods } from '#app/features/security/account-facts.ts'
import { type SecurityErrorCode, securityErrorOf } from '#app/features/security/errors.ts'
import { useSite } from '#app/site/use-site.ts'
import {
  beginProof,
  endProof,
  mailProofCode,
  type Proof,
  proveSecondFactor,
  type SecondFactor,
} from '#app/state/auth/prove-again.ts'
import { logError } from '#app/state/log-error.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'

/** A password, or a mailed code where there is none or it is not at hand; then the second factor, where one is on. */
type ProofStep = 'password' | 'mail' | 'mailed' | 'app' | 'recovery'

/** The way through the proof of who is asking. */
export function useProofSteps({ email, hasPassword }: SignInMethods, onProven: () => void) {
  const site = useSite()
  const loadClient = useAccountClient()
  const [step, setStep] = useState<ProofStep>(hasPassword ? 'password' : 'mail')
  const [failure, setFailure] = useState<SecurityErrorCode>()
  const [isBusy, setBusy] = useState(false)
  const [isMailedAgain, setMailedAgain] = useState(false)

  /** This is the proof itself, so it asks for none. */
  async function run(work: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      logError('The proof was not taken', error)
      setFailure(securityErrorOf(error))
    }
    setBusy(false)
  }

  function turnTo(other: ProofStep) {
    setFailure(undefined)
    setStep(other)
  }

  const end = async () => {
    await endProof(site, await loadClient())
    onProven()
  }
  const begin = (proof: Proof) =>
    run(async () => {
      if (await beginProof(site, email, proof)) setStep('app')
      else await end()
    })
  const proveSecond = (factor: SecondFactor) =>
    run(async () => {
      await proveSecondFactor(site, factor)
      await end()
    })

  return {
    step,
    failure,
    isBusy,
    isMailedAgain,
    withPassword: (password: string) => void begin({ password }),
    mailCode: () =>
      void run(async () => {
        await mailProofCode(site, email)
        setMailedAgain(step === 'mailed')
        setStep('mailed')
      }),
    withMailedCode: (mailedCode: string) => void begin({ mailedCode }),
    withAppCode: (appCode: string) => void proveSecond({ appCode }),
    withRecoveryCode: (recoveryCode: string) => void proveSecond({ recoveryCode }),
    useRecovery: () => turnTo('recovery'),
    useApp: () => turnTo('app'),
  }
}
