import { useTranslation } from 'react-i18next'
import type { AccountFieldProblem, FieldProblems } from '#domain/account/password-rules.ts'

/** What is wrong with an address and passwords, in sentences. */
export function useProblemMessages() {
  const { t } = useTranslation('auth')
  return ({
    email,
    password,
    confirmPassword,
  }: { [Field in keyof FieldProblems]: AccountFieldProblem | undefined }) => ({
    email: email && t(`problems.${email}`),
    password: password && t(`problems.${password}`),
    confirmPassword: confirmPassword && t(`problems.${confirmPassword}`),
  })
}
