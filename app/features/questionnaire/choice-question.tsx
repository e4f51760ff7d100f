import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#app/ui/fields/choice-cards.tsx'
import { type FormData, primaryPerson } from '#domain/people/form-data.ts'
import { answerChoice } from '#domain/questionnaire/answers.ts'
import type { ChoiceOption, ChoiceQuestion } from '#domain/questionnaire/questions.ts'
import type { RendererProps } from './renderer.ts'
import { TermLengthField } from './term-length.tsx'

/** The option that stands for the answer; whoever asked for a recommendation chose Not Sure, whatever came of it. */
function chosenOption(question: ChoiceQuestion, form: FormData): ChoiceOption | undefined {
  const asksForRecommendation = question.field === 'selectedPlanType' && form.needsRecommendation
  const value = asksForRecommendation ? 'NotSure' : primaryPerson(form)[question.field]
  return question.options.find((option) => option.value === value)
}

/** One of several answers. */
export function ChoiceQuestionField(props: RendererProps<'choice'>) {
  const { question, form, change, issue } = props
  const { t, i18n } = useTranslation('questionnaire')
  const words = `questions.${question.id}.options`
  const choose = (key: string) => {
    const option = question.options.find((offered) => offered.key === key)
    if (option) change((current) => answerChoice(current, question, option.value))
  }
  if (question.field === 'selectedTerm') return <TermLengthField {...props} onChoose={choose} />
  return (
    <ChoiceCards
      labelledBy={props.labelledBy}
      aria-describedby={props.describedBy}
      aria-invalid={issue ? true : undefined}
      name={question.id}
      columns={question.options.length === 2 ? 2 : 1}
      options={question.options.map(({ key }) => ({
        value: key,
        label: t(`${words}.${key}.label`),
        ...(i18n.exists(`questionnaire:${words}.${key}.hint`) ? { note: t(`${words}.${key}.hint`) } : {}),
      }))}
      value={chosenOption(question, form)?.key}
      onChange={choose}
    />
  )
}
