import { paths } from '#app/paths.ts'

/** The educational articles: where each stands, its category, and the minutes that it takes to read. */
export const articles = [
  { id: 'buyingTips', path: paths.buyingTips, category: 'gettingStarted', minutes: 1 },
  { id: 'beneficiaryGuide', path: paths.beneficiaryGuide, category: 'policyManagement', minutes: 1 },
  { id: 'affordableInsurance', path: paths.affordableInsurance, category: 'costSavings', minutes: 1 },
  { id: 'noMedicalExam', path: paths.noMedicalExam, category: 'applicationProcess', minutes: 1 },
] as const
