import { useEffect, useState } from 'react'
import { newestFirst, type SavedPlansView, type ShownPlan } from './saved-plans-view.ts'

/** The id of a plan's Delete button, which takes the focus when the plan is back. */
export function deleteButtonId({ id }: ShownPlan): string {
  return `delete-${id}`
}

/** The plans with those deleted on this visit still in their places, to be brought back. */
export function useDeletedPlans({ plans, remove, restore }: SavedPlansView) {
  const [deleted, setDeleted] = useState<readonly ShownPlan[]>([])
  const [news, setNews] = useState<'deleted' | 'restored'>()
  const [back, setBack] = useState<ShownPlan>()
  const gone = deleted.filter(({ id }) => plans.every((plan) => plan.id !== id))

  useEffect(() => {
    if (back) document.getElementById(deleteButtonId(back))?.focus({ preventScroll: true })
  }, [back])

  const rows = newestFirst([
    ...plans.map((plan) => ({ plan, isDeleted: false, createdAt: plan.createdAt })),
    ...gone.map((plan) => ({ plan, isDeleted: true, createdAt: plan.createdAt })),
  ])

  return {
    rows,
    news,
    async remove(plan: ShownPlan) {
      if (!(await remove(plan))) return
      setDeleted((others) => [...others, plan])
      setNews('deleted')
    },
    async restore(plan: ShownPlan) {
      const restored = await restore(plan)
      if (!restored) return
      setDeleted((others) => others.filter(({ id }) => id !== plan.id))
      setNews('restored')
      setBack(restored)
    },
  }
}
