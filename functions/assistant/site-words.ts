import enPageAbout from '#content/messages/en/company/page-about.json' with { type: 'json' }
import enPageFaq from '#content/messages/en/company/page-faq.json' with { type: 'json' }
import enGuideAffordableInsurance from '#content/messages/en/learning/guide-affordable-insurance.json' with {
  type: 'json',
}
import enGuideBeneficiaryGuide from '#content/messages/en/learning/guide-beneficiary-guide.json' with {
  type: 'json',
}
import enGuideBuyingTips from '#content/messages/en/learning/guide-buying-tips.json' with { type: 'json' }
import enGuideNoMedicalExam from '#content/messages/en/learning/guide-no-medical-exam.json' with {
  type: 'json',
}
import enPageAffordableInsurance from '#content/messages/en/learning/page-affordable-insurance.json' with {
  type: 'json',
}
import enPageBeneficiaryGuide from '#content/messages/en/learning/page-beneficiary-guide.json' with {
  type: 'json',
}
import enPageBuyingTips from '#content/messages/en/learning/page-buying-tips.json' with { type: 'json' }
import enPageGlossary from '#content/messages/en/learning/page-glossary.json' with { type: 'json' }
import enPageGuides from '#content/messages/en/learning/page-guides.json' with { type: 'json' }
import enPageLearning from '#content/messages/en/learning/page-learning.json' with { type: 'json' }
import enPageCookiePolicy from '#content/messages/en/legal/page-cookie-policy.json' with { type: 'json' }
import enPageDisclaimers from '#content/messages/en/legal/page-disclaimers.json' with { type: 'json' }
import enPagePrivacyPolicy from '#content/messages/en/legal/page-privacy-policy.json' with { type: 'json' }
import enPageTerms from '#content/messages/en/legal/page-terms.json' with { type: 'json' }
import enPageFinalExpense from '#content/messages/en/products/page-final-expense.json' with { type: 'json' }
import enPageIndexUniversalLife from '#content/messages/en/products/page-index-universal-life.json' with {
  type: 'json',
}
import enPageMortgageProtection from '#content/messages/en/products/page-mortgage-protection.json' with {
  type: 'json',
}
import enPageNoMedicalExam from '#content/messages/en/products/page-no-medical-exam.json' with {
  type: 'json',
}
import enPageTermLife from '#content/messages/en/products/page-term-life.json' with { type: 'json' }
import enPageWholeLife from '#content/messages/en/products/page-whole-life.json' with { type: 'json' }
import enGoalQuiz from '#content/messages/en/quote/goal-quiz.json' with { type: 'json' }
import enHowWeEstimate from '#content/messages/en/quote/how-we-estimate.json' with { type: 'json' }
import enQuestionnaire from '#content/messages/en/quote/questionnaire.json' with { type: 'json' }
import enHome from '#content/messages/en/site/home.json' with { type: 'json' }
import enPagesShared from '#content/messages/en/site/pages-shared.json' with { type: 'json' }
import esPageAbout from '#content/messages/es/company/page-about.json' with { type: 'json' }
import esPageFaq from '#content/messages/es/company/page-faq.json' with { type: 'json' }
import esGuideAffordableInsurance from '#content/messages/es/learning/guide-affordable-insurance.json' with {
  type: 'json',
}
import esGuideBeneficiaryGuide from '#content/messages/es/learning/guide-beneficiary-guide.json' with {
  type: 'json',
}
import esGuideBuyingTips from '#content/messages/es/learning/guide-buying-tips.json' with { type: 'json' }
import esGuideNoMedicalExam from '#content/messages/es/learning/guide-no-medical-exam.json' with {
  type: 'json',
}
import esPageAffordableInsurance from '#content/messages/es/learning/page-affordable-insurance.json' with {
  type: 'json',
}
import esPageBeneficiaryGuide from '#content/messages/es/learning/page-beneficiary-guide.json' with {
  type: 'json',
}
import esPageBuyingTips from '#content/messages/es/learning/page-buying-tips.json' with { type: 'json' }
import esPageGlossary from '#content/messages/es/learning/page-glossary.json' with { type: 'json' }
import esPageGuides from '#content/messages/es/learning/page-guides.json' with { type: 'json' }
import esPageLearning from '#content/messages/es/learning/page-learning.json' with { type: 'json' }
import esPageCookiePolicy from '#content/messages/es/legal/page-cookie-policy.json' with { type: 'json' }
import esPageDisclaimers from '#content/messages/es/legal/page-disclaimers.json' with { type: 'json' }
import esPagePrivacyPolicy from '#content/messages/es/legal/page-privacy-policy.json' with { type: 'json' }
import esPageTerms from '#content/messages/es/legal/page-terms.json' with { type: 'json' }
import esPageFinalExpense from '#content/messages/es/products/page-final-expense.json' with { type: 'json' }
import esPageIndexUniversalLife from '#content/messages/es/products/page-index-universal-life.json' with {
  type: 'json',
}
import esPageMortgageProtection from '#content/messages/es/products/page-mortgage-protection.json' with {
  type: 'json',
}
import esPageNoMedicalExam from '#content/messages/es/products/page-no-medical-exam.json' with {
  type: 'json',
}
import esPageTermLife from '#content/messages/es/products/page-term-life.json' with { type: 'json' }
import esPageWholeLife from '#content/messages/es/products/page-whole-life.json' with { type: 'json' }
import esGoalQuiz from '#content/messages/es/quote/goal-quiz.json' with { type: 'json' }
import esHowWeEstimate from '#content/messages/es/quote/how-we-estimate.json' with { type: 'json' }
import esQuestionnaire from '#content/messages/es/quote/questionnaire.json' with { type: 'json' }
import esHome from '#content/messages/es/site/home.json' with { type: 'json' }
import esPagesShared from '#content/messages/es/site/pages-shared.json' with { type: 'json' }
import type { PageKey, pages } from '#content/pages.ts'
import type { Language } from '#domain/site/language.ts'
import { pageList } from '#domain/site/page-list.ts'

/** The words of one page, or of a guide that a page shows, in both languages. */
export interface QuotedWords {
  /** The name of the file of messages. */
  file: string
  page: PageKey
  words: Record<Language, unknown>
}

type QuotedFile = Extract<(typeof pages)[PageKey], { quoted: unknown }>['quoted'][number]

/** The very files that the pages are made of. Of every file that a page says is quoted, both languages have to stand here. */
const quotedFiles: Readonly<Record<QuotedFile, Record<Language, unknown>>> = {
  'page-term-life': { en: enPageTermLife, es: esPageTermLife },
  'page-whole-life': { en: enPageWholeLife, es: esPageWholeLife },
  'page-index-universal-life': { en: enPageIndexUniversalLife, es: esPageIndexUniversalLife },
  'page-final-expense': { en: enPageFinalExpense, es: esPageFinalExpense },
  'page-no-medical-exam': { en: enPageNoMedicalExam, es: esPageNoMedicalExam },
  'page-mortgage-protection': { en: enPageMortgageProtection, es: esPageMortgageProtection },
  'page-buying-tips': { en: enPageBuyingTips, es: esPageBuyingTips },
  'page-beneficiary-guide': { en: enPageBeneficiaryGuide, es: esPageBeneficiaryGuide },
  'page-affordable-insurance': { en: enPageAffordableInsurance, es: esPageAffordableInsurance },
  'guide-buying-tips': { en: enGuideBuyingTips, es: esGuideBuyingTips },
  'guide-beneficiary-guide': { en: enGuideBeneficiaryGuide, es: esGuideBeneficiaryGuide },
  'guide-affordable-insurance': { en: enGuideAffordableInsurance, es: esGuideAffordableInsurance },
  'guide-no-medical-exam': { en: enGuideNoMedicalExam, es: esGuideNoMedicalExam },
  'page-faq': { en: enPageFaq, es: esPageFaq },
  'page-glossary': { en: enPageGlossary, es: esPageGlossary },
  'page-about': { en: enPageAbout, es: esPageAbout },
  'page-guides': { en: enPageGuides, es: esPageGuides },
  'page-learning': { en: enPageLearning, es: esPageLearning },
  'goal-quiz': { en: enGoalQuiz, es: esGoalQuiz },
  'how-we-estimate': { en: enHowWeEstimate, es: esHowWeEstimate },
  home: { en: enHome, es: esHome },
  'page-privacy-policy': { en: enPagePrivacyPolicy, es: esPagePrivacyPolicy },
  'page-terms': { en: enPageTerms, es: esPageTerms },
  'page-cookie-policy': { en: enPageCookiePolicy, es: esPageCookiePolicy },
  'page-disclaimers': { en: enPageDisclaimers, es: esPageDisclaimers },
  questionnaire: { en: reasonsOf(enQuestionnaire), es: reasonsOf(esQuestionnaire) },
}

const pageOf = new Map(
  pageList.flatMap(([key, { quoted = [] }]) => quoted.map((file) => [file, key] as const)),
)

/** All texts of the site that the assistant may quote, by the page that each belongs to. */
export const siteWords: readonly QuotedWords[] = Object.entries(quotedFiles).flatMap(([file, words]) => {
  const page = pageOf.get(file)
  return page === undefined ? [] : [{ file, page, words }]
})

/**
 * How the pages say where the agent is licensed (`licensedAll`, or `licensedIn` with `{{states}}`) and how long leads are
 * kept (`leadsKept`, or `leadsKeptFor` with `{{months}}`).
 */
export const sharedWords = { en: enPagesShared, es: esPagesShared } satisfies Record<Language, unknown>

/** Why each question is asked, under the question itself. */
function reasonsOf({ aside, questions }: typeof enQuestionnaire) {
  return Object.fromEntries(
    Object.entries(questions).map(([id, { title, why }]) => [
      id,
      { title: `${aside.heading} “${title}”`, why },
    ]),
  )
}
