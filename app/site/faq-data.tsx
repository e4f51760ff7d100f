import { useTranslation } from 'react-i18next'
import { toLanguage } from '#domain/site/language.ts'
import { JsonLd } from './json-ld.tsx'
import { type AnsweredQuestion, faqPage } from './structured-data.ts'

/** Tells search engines the questions and answers that the page around it shows: hand it those very words. */
export function FaqData({ questions }: { questions: readonly AnsweredQuestion[] }) {
  const { i18n } = useTranslation()
  return <JsonLd things={[faqPage(questions, toLanguage(i18n.language))]} />
}
