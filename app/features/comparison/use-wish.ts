import { useState } from 'react'
import type { Person } from '#domain/people/person.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import { parseCoverageInput } from '#domain/quotes/comparison/coverage-input.ts'
import { type ComparisonInput, isSameWish, savedWish } from '#domain/quotes/comparison/preview-quotes.ts'

/** What is set on the controls: the saved answers until something is changed, and again when they are saved. */
export function useWish(person: Person, planType: PlanType) {
  const saved = savedWish(person)
  const [draft, setDraft] = useState({
    personId: person.id,
    saved,
    wish: saved,
    coverageText: String(saved.coverage),
  })
  // What was set belongs to that person and the answers saved then; other saved answers show themselves.
  const isCurrent = draft.personId === person.id && isSameWish(draft.saved, saved, 'term')
  const wish = isCurrent ? draft.wish : saved
  const coverageText = isCurrent ? draft.coverageText : String(saved.coverage)

  function set(changes: Partial<ComparisonInput>, text = coverageText) {
    setDraft({ personId: person.id, saved, wish: { ...wish, ...changes }, coverageText: text })
  }

  return {
    wish,
    coverageText,
    isChanged: !isSameWish(wish, saved, planType),
    typeCoverage: (text: string) => set({ coverage: parseCoverageInput(text) }, text),
    setCoverage: (coverage: number) => set({ coverage }, String(coverage)),
    setTerm: (term: number) => set({ term }),
    setHealthRating: (healthRating: string) => set({ healthRating }),
    discard: () => set(saved, String(saved.coverage)),
  }
}

export type WishControls = ReturnType<typeof useWish>
