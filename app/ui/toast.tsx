import './alert.css'
import { CircleCheck, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

/** A short message that something was done; the place on the screen is the caller's. */
export function Toast({
  children,
  dismissLabel,
  onDismiss,
}: {
  children: ReactNode
  dismissLabel: string
  onDismiss: () => void
}) {
  return (
    <div className="toast on-night" role="status">
      <Icon of={CircleCheck} />
      <span>{children}</span>
      <IconButton icon={X} label={dismissLabel} onClick={onDismiss} />
    </div>
  )
}
