import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { createI18n } from '#app/i18n/create-i18n.ts'
import { leadPersonSchema } from '#domain/leads/lead.ts'
import { answerFields, withAnswer } from '../../../../../tests/fixtures/leads/answer-variants.ts'
import { leadPerson } from '../../../../../tests/fixtures/leads/submissions.ts'
import { recipe } from '../../../../../tests/fixtures/recipe.ts'
import { RequestAnswers } from './answers.tsx'

const samples = { dateOfBirth: ['1986-03-14', '1990-01-01'], residentState: ['CA', 'TX'] }

test('the desk shows every answer about a person, yes and no alike', async () => {
  const i18n = await createI18n('en', ['agent-desk'])
  const shown = (answers: object) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <RequestAnswers
          people={[leadPersonSchema.parse(answers), leadPerson]}
          now={new Date('2026-11-20T12:00:00Z')}
        />
      </I18nextProvider>,
    )
  for (const { path, answers } of answerFields(leadPersonSchema, samples)) {
    const different = new Set(answers.map((answer) => shown(withAnswer(leadPerson, path, answer))))
    expect([path, different.size], recipe('A question', 5)).toEqual([path, answers.length])
  }
})
