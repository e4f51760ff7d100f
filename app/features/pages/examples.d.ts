/** Made by scripts/page-examples.ts while the app is built: the figures that each content page shows. */
declare module 'virtual:examples/term-life' {
  export const examples: import('#domain/examples/term-life.ts').TermLifeExamples
}

declare module 'virtual:examples/whole-life' {
  export const examples: import('#domain/examples/growth/whole-life.ts').WholeLifeExamples
}

declare module 'virtual:examples/index-universal-life' {
  export const examples: import('#domain/examples/growth/index-universal-life.ts').IndexUniversalLifeExamples
}

declare module 'virtual:examples/final-expense' {
  export const examples: import('#domain/examples/final-expense.ts').FinalExpenseExamples
}

declare module 'virtual:examples/no-medical-exam' {
  export const examples: import('#domain/examples/no-medical-exam.ts').NoMedicalExamExamples
}

declare module 'virtual:examples/mortgage-protection' {
  export const examples: import('#domain/examples/mortgage-protection.ts').MortgageProtectionExamples
}

declare module 'virtual:examples/affordable-insurance' {
  export const examples: import('#domain/examples/affordable-insurance.ts').AffordableInsuranceExamples
}

declare module 'virtual:examples/learning' {
  export const examples: import('#domain/examples/learning.ts').LearningExamples
}

declare module 'virtual:examples/for-assistants' {
  export const examples: import('#domain/examples/for-assistants.ts').ForAssistantsExamples | null
}
