import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import en from '#content/messages/en/quote/questionnaire.json' with { type: 'json' }
import es from '#content/messages/es/quote/questionnaire.json' with { type: 'json' }
import { newFormData } from '#domain/people/form-data.ts'
import { type QuestionKind, questionKinds, questions, stepIds } from '#domain/questionnaire/questions.ts'
import { QuestionField } from './question-field.tsx'

const i18n = i18next.createInstance()
await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { questionnaire: en } } })

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
    expect(markup, kind).not.toMatch(/questions\./)
  }
})

test('every question is worded in both languages', () => {
  for (const id of stepIds) {
    for (const { questions: words } of [en, es]) {
      expect(words[id].title, id).not.toBe('')
      expect(words[id].hint, id).not.toBe('')
      expect(words[id].why, id).not.toBe('')
    }
  }
})
