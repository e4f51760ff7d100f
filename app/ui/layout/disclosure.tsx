import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import styles from './disclosure.module.css'

interface DisclosureProps {
  /** What is always in sight and opens the rest. */
  summary: ReactNode
  children: ReactNode
  isOpenAtFirst?: boolean | undefined
  id?: string | undefined
  /** Of several with the same name at most one is open. */
  name?: string | undefined
}

/** A question that opens its answer. Native, so it works before and without scripts, and finding in the page opens it. */
export function Disclosure({ summary, children, isOpenAtFirst, id, name }: DisclosureProps) {
  return (
    <details open={isOpenAtFirst} id={id} name={name}>
      <summary>
        {summary} <Icon of={ChevronDown} />
      </summary>
      <div className={styles.body} data-slot="disclosure-body">
        {children}
      </div>
    </details>
  )
}

/** Several disclosures, parted by hairlines. */
export function Accordion({ children }: { children: ReactNode }) {
  return (
    <div className={styles.accordion} data-slot="accordion">
      {children}
    </div>
  )
}
