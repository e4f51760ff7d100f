import { FilePenLine, type IconNode, Mail, Phone, PhoneCall } from 'lucide'
import type { ReactNode } from 'react'
import styles from '#app/features/agent-desk/agent-desk.module.css'
import { Icon } from '#app/ui/icon.tsx'
import type { LeadKind } from '#domain/leads/lead.ts'

const icons = {
  application: FilePenLine,
  call: Phone,
  quote_email: Mail,
  callback: PhoneCall,
} as const satisfies Record<LeadKind, IconNode>

/** What somebody wants, with its picture before the words. */
export function KindLabel({ kind, children }: { kind: LeadKind; children: ReactNode }) {
  return (
    <span className={styles.kind}>
      <Icon of={icons[kind]} />
      {children}
    </span>
  )
}
