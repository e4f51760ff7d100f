import type { TFunction } from 'i18next'
import { goalLabelKey, humanizeCode, isGoalId } from '#domain/questionnaire/goals.ts'

/** A goal in words, whether the questionnaire's or one of the codes from elsewhere; an unknown code shows as words. */
export function goalLabel(t: TFunction, code: string): string {
  const key = goalLabelKey(code)
  if (key === undefined) return humanizeCode(code)
  return isGoalId(key) ? t(`questionnaire:goals.${key}.title`) : t(`review:goalCodes.${key}`)
}
