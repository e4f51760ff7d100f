import type { FormData } from '#domain/people/form-data.ts'
import type { Question } from '#domain/questionnaire/questions.ts'
import type { AnswerIssue } from '#domain/questionnaire/validation/answer-issue.ts'
import { ChoiceQuestionField } from './choice-question.tsx'
import { DateQuestion } from './date-question.tsx'
import { GoalsQuestion } from './goals-question.tsx'
import { HeightQuestion } from './height-question.tsx'
import { PhoneQuestion } from './phone-question.tsx'
import { SelectQuestion } from './select-question.tsx'
import { SliderQuestion } from './slider-question.tsx'
import { TextQuestion } from './text-question.tsx'
import { WeightQuestion } from './weight-question.tsx'

export interface QuestionFieldProps {
  question: Question
  form: FormData
  change: (update: (form: FormData) => FormData) => void
  labelledBy: string
  describedBy: string
  issue: AnswerIssue | undefined
  onGoalPicked: () => void
}

/** The field of a question: each kind has exactly one renderer, and a kind without one does not compile. */
export function QuestionField({ question, ...rest }: QuestionFieldProps) {
  switch (question.kind) {
    case 'choice':
      return <ChoiceQuestionField question={question} {...rest} />
    case 'goals':
      return <GoalsQuestion question={question} {...rest} />
    case 'select':
      return <SelectQuestion question={question} {...rest} />
    case 'slider':
      return <SliderQuestion question={question} {...rest} />
    case 'text':
    case 'email':
      return <TextQuestion question={question} {...rest} />
    case 'phone':
      return <PhoneQuestion question={question} {...rest} />
    case 'date':
      return <DateQuestion question={question} {...rest} />
    case 'height':
      return <HeightQuestion question={question} {...rest} />
    case 'weight':
      return <WeightQuestion question={question} {...rest} />
    default:
      return question satisfies never
  }
}
