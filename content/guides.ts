/** The messages of all guides, for the pages that show them together. */
export const guideMessages = [
  'guide-labels',
  'guide-buying-tips',
  'guide-beneficiary-guide',
  'guide-affordable-insurance',
  'guide-no-medical-exam',
] as const
