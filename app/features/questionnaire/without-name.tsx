import { useTranslation } from 'react-i18next'
import { useFormData } from '#app/state/device/form-data.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { primaryPerson } from '#domain/people/form-data.ts'
import { policyTypeOf, startingPlanType } from '#domain/plans/plan-type.ts'
import { paths } from '#domain/site/paths.ts'

/** For who would rather not say who they are: the instant quote takes over the answers so far and asks for no name. */
export function WithoutName() {
  const { t } = useTranslation('questionnaire')
  const { form } = useFormData()
  // With a product the instant quote opens even where the questionnaire is complete.
  const product = policyTypeOf(startingPlanType(primaryPerson(form).selectedPlanType))
  return (
    <ArrowLink to={`${paths.instantQuotes}?product=${product}`}>{t('questions.fullName.without')}</ArrowLink>
  )
}
