import { useState } from 'react'
import type { StepId } from '#domain/questionnaire/questions.ts'

/** Whether the visitor has moved from one question to another since the page opened; restoring is no move. */
export function useHasChanged(step: StepId, isRestored: boolean): boolean {
  const [start, setStart] = useState<StepId>()
  const [hasChanged, setHasChanged] = useState(false)
  if (isRestored && start === undefined) setStart(step)
  else if (start !== undefined && start !== step && !hasChanged) setHasChanged(true)
  return hasChanged || (start !== undefined && start !== step)
}
