import { type ReactNode, useCallback, useState } from 'react'
import type { WaysIn } from '#app/features/security/account-facts.ts'
import { ProofContext, type Proven, withProof } from './proof.ts'
import { ProofDialog } from './proof-dialog.tsx'

/** Lets the work of everything inside ask "Is it you?" where the service wants to know. */
export function ProofDesk({ ways, children }: { ways: WaysIn; children: ReactNode }) {
  const [asked, setAsked] = useState<{ answer: (isProven: boolean) => void }>()
  const proven = useCallback<Proven>(
    (work) =>
      withProof(work, async () => {
        const isProven = await new Promise<boolean>((answer) => setAsked({ answer }))
        setAsked(undefined)
        return isProven
      }),
    [],
  )
  return (
    <ProofContext value={proven}>
      {children}
      {asked ? <ProofDialog ways={ways} onEnd={asked.answer} /> : null}
    </ProofContext>
  )
}
