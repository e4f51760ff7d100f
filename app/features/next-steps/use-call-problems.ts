import { useTranslation } from 'react-i18next'
import type { CallProblems } from '#domain/leads/submission/call-request-from.ts'

/** What is wrong with the form in sentences, in the order of its fields; `id` is what the ids of its fields begin with. */
export function useCallProblems({ fullName, phone, email }: CallProblems, id: string) {
  const { t } = useTranslation(['next-steps', 'questionnaire'])
  const texts = {
    fullName: fullName && t(`questionnaire:problems.${fullName}`),
    phone: phone && t(`questionnaire:problems.${phone.problem}`, { digits: phone.digits }),
    email: email && t('request.emailInvalid'),
  }
  return (['fullName', 'phone', 'email'] as const).flatMap((field) => {
    const text = texts[field]
    return text ? [{ field, fieldId: `${id}-${field}`, text }] : []
  })
}
