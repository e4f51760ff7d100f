import type { TFunction } from 'i18next'
import { formatDate } from '#domain/format/format-dates.ts'
import type { LaunchFinding } from '#domain/leads/desk/launch-finding.ts'
import type { Language } from '#domain/site/language.ts'

/**
 * What the launch check found, in the desk's language. Undefined where another version of the site found it, for which
 * there are no words here.
 */
export function findingWords(
  t: TFunction,
  { code, values }: Pick<LaunchFinding, 'code' | 'values'>,
  language: Language,
): string | undefined {
  if (code === undefined) return undefined
  const { date, product, file, variable } = values
  const words = t(`agent-desk:launch.${code}`, {
    ...values,
    date: date && formatDate(date, language),
    product: product && t(`agent-desk:settings.products.${product}`, { defaultValue: product }),
  })
  return file && variable ? `${words} ${t('agent-desk:settings.place', { file, variable })}` : words
}
