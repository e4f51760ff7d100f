import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { FaqData } from '#app/site/faq-data.tsx'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { Accordion, Disclosure } from '#app/ui/disclosure.tsx'
import { useOperatorWords } from './operator-words.ts'
import { ShortPage } from './short-page.tsx'

const questions = ['howMuch', 'whichKind', 'exam', 'finalPrices', 'answers', 'person'] as const

export function FaqPage() {
  const { t } = useTranslation('pages-company')
  const operator = useOperatorWords()
  return (
    <ShortPage
      namespace="pages-company"
      page="faq"
      before={
        <Accordion>
          <FaqData
            questions={questions.map((question) => ({
              question: t(`faq.questions.${question}.question`),
              answer: t(`faq.questions.${question}.answer`, operator),
            }))}
          />
          {questions.map((question) => (
            <Disclosure key={question} summary={<h2>{t(`faq.questions.${question}.question`)}</h2>}>
              <p>{t(`faq.questions.${question}.answer`, operator)}</p>
              {question === 'finalPrices' ? (
                <p>
                  <ArrowLink to={paths.howWeEstimate}>{t('faq.howWeEstimate')}</ArrowLink>
                </p>
              ) : null}
            </Disclosure>
          ))}
        </Accordion>
      }
    />
  )
}
