import type { FormData } from '#domain/people/form-data.ts'
import type { Question, QuestionKind } from '#domain/questionnaire/questions.ts'
import type { AnswerIssue } from '#domain/questionnaire/validation/answer-issue.ts'

/** What every kind of question gets to show itself. */
export interface RendererProps<Kind extends QuestionKind> {
  question: Extract<Question, { kind: Kind }>
  form: FormData
  /** Writes the answer as it is typed or tapped. */
  change: (update: (form: FormData) => FormData) => void
  /** The id of the page's heading, which is the question and so the field's label. */
  labelledBy: string
  /** The ids of the hint and, while it stands, of the error. */
  describedBy: string
  /** What was wrong with the answer at the last press of Continue. */
  issue: AnswerIssue | undefined
  /** Called when a goal was picked by tap or click: its recommendation follows at once. */
  onGoalPicked: () => void
}
