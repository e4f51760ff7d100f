import './choice-cards.css'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface TickCardProps {
  label: ReactNode
  note?: ReactNode
  /** At its right end, such as a price. */
  end?: ReactNode
  isTicked: boolean
  onChange: () => void
}

/** One of several that may all be chosen: a small window that lights when ticked. */
export function TickCard({ label, note, end, isTicked, onChange }: TickCardProps) {
  return (
    <label className="choice tick-card">
      <input type="checkbox" checked={isTicked} onChange={onChange} />
      <span className="win">
        <Icon of={Check} />
      </span>
      <b>{label}</b> {note ? <small>{note}</small> : null}{' '}
      {end ? <span className="choice-end">{end}</span> : null}
    </label>
  )
}
