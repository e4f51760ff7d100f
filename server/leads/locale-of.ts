/** How dates and money are written for readers of a language in the United States. */
export function localeOf(language: 'en' | 'es'): 'en-US' | 'es-US' {
  return language === 'es' ? 'es-US' : 'en-US'
}
