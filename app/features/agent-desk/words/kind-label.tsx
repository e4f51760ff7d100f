import { FileInput, FilePenLine, type IconNode, Keyboard, Mail, Phone, PhoneCall } from 'lucide'
import type { ReactNode } from 'react'
import styles from '#app/features/agent-desk/agent-desk.module.css'
import { Icon } from '#app/ui/icon.tsx'
import type { RequestKind } from '#domain/leads/desk/desk-values.ts'

const icons = {
  application: FilePenLine,
  call: Phone,
  quote_email: Mail,
  callback: PhoneCall,
  typed: Keyboard,
  imported: FileInput,
} as const satisfies Record<RequestKind, IconNode>

/** What somebody wants, with its picture before the words. */
export function KindLabel({ kind, children }: { kind: RequestKind; children: ReactNode }) {
  return (
    <span className={styles.kind}>
      <Icon of={icons[kind]} />
      {children}
    </span>
  )
}
