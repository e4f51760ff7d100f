import { useTranslation } from 'react-i18next'
import { formatCoverage } from '#domain/format/format.ts'
import type { CoverageNeed } from '#domain/needs/coverage-need.ts'
import { coverageSlider } from '#domain/questionnaire/questions.ts'
import { toLanguage } from '#domain/site/language.ts'

export interface AnswerText {
  headline: string
  detail: string
}

/** Words the answer as it stands: what is needed, or why there is no answer yet. */
export function useAnswerText(
  { need, total, suggestion, isCut }: CoverageNeed,
  hasProblem: boolean,
): AnswerText {
  const { t, i18n } = useTranslation('needs')
  const money = (amount: number) => formatCoverage(amount, toLanguage(i18n.language))
  if (hasProblem) return { headline: t('answer.problem'), detail: '' }
  if (total === 0) return { headline: t('answer.empty'), detail: t('answer.emptyDetail') }
  if (suggestion === undefined) return { headline: t('answer.covered'), detail: t('answer.coveredDetail') }
  return {
    headline: t('answer.need', { amount: money(need) }),
    detail: isCut
      ? t('answer.cut', { most: money(coverageSlider.max) })
      : t('answer.rounded', { step: money(coverageSlider.step), amount: money(suggestion) }),
  }
}
