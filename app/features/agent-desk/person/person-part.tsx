import { createContext, type ReactNode, useContext } from 'react'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'

/** The level of the parts of a lead: below the page's heading where the lead is what the page is about. */
export const PartLevel = createContext<'h2' | 'h3'>('h3')

interface PersonPartProps {
  title: string
  /** Heard and not seen: what stands in it says by its looks what it is. */
  isSilent?: boolean
  className?: string | undefined
  children: ReactNode
}

export function PersonPart({ title, isSilent, className, children }: PersonPartProps) {
  const Heading = useContext(PartLevel)
  return (
    <section className={className}>
      <Heading className={isSilent ? layout.sr : typography.h4}>{title}</Heading>
      {children}
    </section>
  )
}
