import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { createI18n } from '#app/i18n/create-i18n.ts'
import { newFormData } from '#domain/people/form-data.ts'
import { type QuestionKind, questionKinds, questions } from '#domain/questionnaire/questions.ts'
import { QuestionField } from './question-field.tsx'

const i18n = await createI18n('en', ['questionnaire'])

function markupOf(kind: QuestionKind) {
  const question = questions.find((asked) => asked.kind === kind)
  if (!question) throw new Error(`No question of the kind ${kind}`)
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <QuestionField
        question={question}
        form={newFormData()}
        change={() => {}}
        labelledBy="heading"
        describedBy="hint"
        issue={undefined}
        onGoalPicked={() => {}}
      />
    </I18nextProvider>,
  )
}

test('every kind of question has a renderer, labelled by the page heading', () => {
  for (const kind of questionKinds) {
    const markup = markupOf(kind)
    expect(markup, kind).toMatch(/<(input|select)/)
    expect(markup, kind).toContain('aria-labelledby="heading"')
  }
})
