import enGoalQuiz from '#content/messages/en/goal-quiz.json' with { type: 'json' }
import enGuideAffordableInsurance from '#content/messages/en/guide-affordable-insurance.json' with {
  type: 'json',
}
import enGuideBeneficiaryGuide from '#content/messages/en/guide-beneficiary-guide.json' with { type: 'json' }
import enGuideBuyingTips from '#content/messages/en/guide-buying-tips.json' with { type: 'json' }
import enGuideNoMedicalExam from '#content/messages/en/guide-no-medical-exam.json' with { type: 'json' }
import enHome from '#content/messages/en/home.json' with { type: 'json' }
import enHowWeEstimate from '#content/messages/en/how-we-estimate.json' with { type: 'json' }
import enPageAbout from '#content/messages/en/page-about.json' with { type: 'json' }
import enPageAffordableInsurance from '#content/messages/en/page-affordable-insurance.json' with {
  type: 'json',
}
import enPageBeneficiaryGuide from '#content/messages/en/page-beneficiary-guide.json' with { type: 'json' }
import enPageBuyingTips from '#content/messages/en/page-buying-tips.json' with { type: 'json' }
import enPageCookiePolicy from '#content/messages/en/page-cookie-policy.json' with { type: 'json' }
import enPageDisclaimers from '#content/messages/en/page-disclaimers.json' with { type: 'json' }
import enPageFaq from '#content/messages/en/page-faq.json' with { type: 'json' }
import enPageFinalExpense from '#content/messages/en/page-final-expense.json' with { type: 'json' }
import enPageGlossary from '#content/messages/en/page-glossary.json' with { type: 'json' }
import enPageGuides from '#content/messages/en/page-guides.json' with { type: 'json' }
import enPageIndexUniversalLife from '#content/messages/en/page-index-universal-life.json' with {
  type: 'json',
}
import enPageLearning from '#content/messages/en/page-learning.json' with { type: 'json' }
import enPageMortgageProtection from '#content/messages/en/page-mortgage-protection.json' with {
  type: 'json',
}
import enPageNoMedicalExam from '#content/messages/en/page-no-medical-exam.json' with { type: 'json' }
import enPagePrivacyPolicy from '#content/messages/en/page-privacy-policy.json' with { type: 'json' }
import enPageTermLife from '#content/messages/en/page-term-life.json' with { type: 'json' }
import enPageTerms from '#content/messages/en/page-terms.json' with { type: 'json' }
import enPageWholeLife from '#content/messages/en/page-whole-life.json' with { type: 'json' }
import enPagesShared from '#content/messages/en/pages-shared.json' with { type: 'json' }
import enQuestionnaire from '#content/messages/en/questionnaire.json' with { type: 'json' }
import esGoalQuiz from '#content/messages/es/goal-quiz.json' with { type: 'json' }
import esGuideAffordableInsurance from '#content/messages/es/guide-affordable-insurance.json' with {
  type: 'json',
}
import esGuideBeneficiaryGuide from '#content/messages/es/guide-beneficiary-guide.json' with { type: 'json' }
import esGuideBuyingTips from '#content/messages/es/guide-buying-tips.json' with { type: 'json' }
import esGuideNoMedicalExam from '#content/messages/es/guide-no-medical-exam.json' with { type: 'json' }
import esHome from '#content/messages/es/home.json' with { type: 'json' }
import esHowWeEstimate from '#content/messages/es/how-we-estimate.json' with { type: 'json' }
import esPageAbout from '#content/messages/es/page-about.json' with { type: 'json' }
import esPageAffordableInsurance from '#content/messages/es/page-affordable-insurance.json' with {
  type: 'json',
}
import esPageBeneficiaryGuide from '#content/messages/es/page-beneficiary-guide.json' with { type: 'json' }
import esPageBuyingTips from '#content/messages/es/page-buying-tips.json' with { type: 'json' }
import esPageCookiePolicy from '#content/messages/es/page-cookie-policy.json' with { type: 'json' }
import esPageDisclaimers from '#content/messages/es/page-disclaimers.json' with { type: 'json' }
import esPageFaq from '#content/messages/es/page-faq.json' with { type: 'json' }
import esPageFinalExpense from '#content/messages/es/page-final-expense.json' with { type: 'json' }
import esPageGlossary from '#content/messages/es/page-glossary.json' with { type: 'json' }
import esPageGuides from '#content/messages/es/page-guides.json' with { type: 'json' }
import esPageIndexUniversalLife from '#content/messages/es/page-index-universal-life.json' with {
  type: 'json',
}
import esPageLearning from '#content/messages/es/page-learning.json' with { type: 'json' }
import esPageMortgageProtection from '#content/messages/es/page-mortgage-protection.json' with {
  type: 'json',
}
import esPageNoMedicalExam from '#content/messages/es/page-no-medical-exam.json' with { type: 'json' }
import esPagePrivacyPolicy from '#content/messages/es/page-privacy-policy.json' with { type: 'json' }
import esPageTermLife from '#content/messages/es/page-term-life.json' with { type: 'json' }
import esPageTerms from '#content/messages/es/page-terms.json' with { type: 'json' }
import esPageWholeLife from '#content/messages/es/page-whole-life.json' with { type: 'json' }
import esPagesShared from '#content/messages/es/pages-shared.json' with { type: 'json' }
import esQuestionnaire from '#content/messages/es/questionnaire.json' with { type: 'json' }
import type { Language } from '#domain/site/language.ts'
import type { PathName } from '#domain/site/paths.ts'

/** The words of one page, or of a guide that a page shows, in both languages. */
export interface PageWords {
  /** The locale file's name. */
  file: string
  page: PathName
  words: Record<Language, unknown>
}

/** All texts of the site that the assistant may quote: the very files that the pages are made of. */
export const siteWords: readonly PageWords[] = [
  { file: 'page-term-life', page: 'termLife', words: { en: enPageTermLife, es: esPageTermLife } },
  { file: 'page-whole-life', page: 'wholeLife', words: { en: enPageWholeLife, es: esPageWholeLife } },
  {
    file: 'page-index-universal-life',
    page: 'indexUniversalLife',
    words: { en: enPageIndexUniversalLife, es: esPageIndexUniversalLife },
  },
  {
    file: 'page-final-expense',
    page: 'finalExpense',
    words: { en: enPageFinalExpense, es: esPageFinalExpense },
  },
  {
    file: 'page-no-medical-exam',
    page: 'noMedicalExam',
    words: { en: enPageNoMedicalExam, es: esPageNoMedicalExam },
  },
  {
    file: 'page-mortgage-protection',
    page: 'mortgageProtection',
    words: { en: enPageMortgageProtection, es: esPageMortgageProtection },
  },
  { file: 'page-buying-tips', page: 'buyingTips', words: { en: enPageBuyingTips, es: esPageBuyingTips } },
  {
    file: 'page-beneficiary-guide',
    page: 'beneficiaryGuide',
    words: { en: enPageBeneficiaryGuide, es: esPageBeneficiaryGuide },
  },
  {
    file: 'page-affordable-insurance',
    page: 'affordableInsurance',
    words: { en: enPageAffordableInsurance, es: esPageAffordableInsurance },
  },
  { file: 'guide-buying-tips', page: 'buyingTips', words: { en: enGuideBuyingTips, es: esGuideBuyingTips } },
  {
    file: 'guide-beneficiary-guide',
    page: 'beneficiaryGuide',
    words: { en: enGuideBeneficiaryGuide, es: esGuideBeneficiaryGuide },
  },
  {
    file: 'guide-affordable-insurance',
    page: 'affordableInsurance',
    words: { en: enGuideAffordableInsurance, es: esGuideAffordableInsurance },
  },
  {
    file: 'guide-no-medical-exam',
    page: 'noMedicalExam',
    words: { en: enGuideNoMedicalExam, es: esGuideNoMedicalExam },
  },
  { file: 'page-faq', page: 'faq', words: { en: enPageFaq, es: esPageFaq } },
  { file: 'page-glossary', page: 'learning', words: { en: enPageGlossary, es: esPageGlossary } },
  { file: 'page-about', page: 'about', words: { en: enPageAbout, es: esPageAbout } },
  { file: 'page-guides', page: 'guides', words: { en: enPageGuides, es: esPageGuides } },
  { file: 'page-learning', page: 'learning', words: { en: enPageLearning, es: esPageLearning } },
  { file: 'goal-quiz', page: 'goalQuiz', words: { en: enGoalQuiz, es: esGoalQuiz } },
  { file: 'how-we-estimate', page: 'howWeEstimate', words: { en: enHowWeEstimate, es: esHowWeEstimate } },
  { file: 'home', page: 'home', words: { en: enHome, es: esHome } },
  {
    file: 'page-privacy-policy',
    page: 'privacyPolicy',
    words: { en: enPagePrivacyPolicy, es: esPagePrivacyPolicy },
  },
  { file: 'page-terms', page: 'terms', words: { en: enPageTerms, es: esPageTerms } },
  {
    file: 'page-cookie-policy',
    page: 'cookiePolicy',
    words: { en: enPageCookiePolicy, es: esPageCookiePolicy },
  },
  { file: 'page-disclaimers', page: 'disclaimers', words: { en: enPageDisclaimers, es: esPageDisclaimers } },
  {
    file: 'questionnaire',
    page: 'quote',
    words: { en: reasonsOf(enQuestionnaire), es: reasonsOf(esQuestionnaire) },
  },
]

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
