import { paths } from './paths.ts'

/**
 * Pages that are read and not answered: on these alone may a script of another company, the operator's phone dialer,
 * stand. A page that is not named here never has one in its content policy.
 */
export const contentPaths: ReadonlySet<string> = new Set([
  paths.home,
  paths.about,
  paths.faq,
  paths.guides,
  paths.learning,
  paths.termLife,
  paths.wholeLife,
  paths.indexUniversalLife,
  paths.finalExpense,
  paths.noMedicalExam,
  paths.mortgageProtection,
  paths.buyingTips,
  paths.beneficiaryGuide,
  paths.affordableInsurance,
  paths.howWeEstimate,
  paths.privacyPolicy,
  paths.terms,
  paths.cookiePolicy,
  paths.disclaimers,
])
