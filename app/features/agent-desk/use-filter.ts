import { useEffect, useState } from 'react'
import type { LeadFilter } from './desk-api.ts'

/** How long nothing has to be typed before it is searched for, in ms. */
const typingPause = 250

export const everyLead: LeadFilter = { search: '', kind: '', status: '' }

const isSame = (one: LeadFilter, other: LeadFilter) =>
  one.search.trim() === other.search.trim() && one.kind === other.kind && one.status === other.status

export interface FilterView {
  /** What the fields say. */
  fields: LeadFilter
  /** What is looked for: the same a moment later, and the same object while nothing changes. */
  filter: LeadFilter
  change: (change: Partial<LeadFilter>) => void
}

/** What is looked for in the list. What is typed waits for a pause; a choice is taken at once. */
export function useFilter(): FilterView {
  const [fields, setFields] = useState(everyLead)
  const [filter, setFilter] = useState(everyLead)

  useEffect(() => {
    if (isSame(fields, filter)) return
    const isTyped = isSame({ ...fields, search: '' }, { ...filter, search: '' })
    const timer = setTimeout(() => setFilter(fields), isTyped ? typingPause : 0)
    return () => clearTimeout(timer)
  }, [fields, filter])

  return { fields, filter, change: (change) => setFields((known) => ({ ...known, ...change })) }
}
