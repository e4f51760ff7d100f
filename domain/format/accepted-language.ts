import type { Language } from './format.ts'

/** The first language of the site that a header Accept-Language asks for, by its weights; undefined: none of them. */
export function acceptedLanguage(header: string | null): Language | undefined {
  const wanted = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/)
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return { language: tag.split('-')[0], weight: weight ? Number(weight.slice(2)) : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { language } of wanted) if (language === 'en' || language === 'es') return language
  return undefined
}
