import type { FormData } from '#domain/people/form-data.ts'
import { firstInvalidStep, visibleSteps } from '#domain/questionnaire/steps.ts'

const allWindows = 14

/** How much of the house beside the review is lit: all of it once everything is answered. */
export function houseOf(form: FormData, isWhole: boolean, today: string): { lit: number; total: number } {
  if (isWhole) return { lit: allWindows, total: allWindows }
  const steps = visibleSteps(form)
  const open = firstInvalidStep(form, today)
  return { lit: open === undefined ? steps.length : steps.indexOf(open), total: steps.length }
}
