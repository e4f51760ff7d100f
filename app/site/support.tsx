import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'

type ShowSupport = () => void

interface Support {
  show: ShowSupport | undefined
  supply: Dispatch<SetStateAction<ShowSupport | undefined>>
}

const SupportContext = createContext<Support | undefined>(undefined)

/** Lets a page hand the frame around it a way to show support. */
export function SupportProvider({ children }: { children: ReactNode }) {
  const [show, supply] = useState<ShowSupport>()
  const support = useMemo(() => ({ show, supply }), [show])
  return <SupportContext value={support}>{children}</SupportContext>
}

/** What "Support" does here, when something offers to show it; without that it dials the phone. */
export function useSupport(): ShowSupport | undefined {
  return useContext(SupportContext)?.show
}

/** "Support" calls `show` while the calling component is on the page; `show` stays the same function. */
export function useSupplySupport(show: ShowSupport): void {
  const supply = useContext(SupportContext)?.supply
  useEffect(() => {
    supply?.(() => show)
    return () => supply?.(undefined)
  }, [supply, show])
}
