import { createContext, type ReactNode, useContext } from 'react'

const SupportContext = createContext<(() => void) | undefined>(undefined)

/** Hands the frame a way to show support; without one, "Support" dials the phone. */
export function SupportProvider({ showSupport, children }: { showSupport: () => void; children: ReactNode }) {
  return <SupportContext value={showSupport}>{children}</SupportContext>
}

/** What "Support" does here, when something offers to show it. */
export function useSupport(): (() => void) | undefined {
  return useContext(SupportContext)
}
