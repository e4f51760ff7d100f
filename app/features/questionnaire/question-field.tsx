import type { QuestionKind } from '#domain/questionnaire/questions.ts'
import { ChoiceQuestionField, GoalsQuestion } from './choice-question.tsx'
import { HeightQuestion } from './height-question.tsx'
import type { RendererProps } from './renderer.ts'
import {
  DateQuestion,
  PhoneQuestion,
  SelectQuestion,
  TextQuestion,
  WeightQuestion,
} from './simple-questions.tsx'
import { SliderQuestion } from './slider-question.tsx'

/** The field of a question: each kind has exactly one renderer, and a kind without one does not compile. */
export function QuestionField({ question, ...rest }: RendererProps<QuestionKind>) {
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
