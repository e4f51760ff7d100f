import { expect, test } from 'vitest'
import { answerParagraphs } from './answer-parts.ts'

const phone = '(800) 555-0142'
const text = (words: string) => ({ kind: 'text', text: words })

test('an answer is paragraphs of words, links of ours and numbers to dial', () => {
  const answer = `Often not.\n\nRead more: [Questions](/faq#exam)\n\nOr call ${phone}, or dial 988.`
  expect(answerParagraphs(answer, phone)).toEqual([
    [text('Often not.')],
    [text('Read more: '), { kind: 'link', text: 'Questions', to: '/faq#exam' }],
    [
      text('Or call '),
      { kind: 'phone', text: phone },
      text(', or dial '),
      { kind: 'phone', text: '988' },
      text('.'),
    ],
  ])
})

test.each([...['/', '/learning#word-cash-value', '/white-swan-quotes?product=FinalExpense']])(
  '[label](%s) is a link',
  (to) => {
    expect(answerParagraphs(`[label](${to})`, phone)).toEqual([[{ kind: 'link', text: 'label', to }]])
  },
)

test.each([
  '[label](javascript:alert(1))',
  '[label](//evil.example)',
  '[label](https://evil.example/faq)',
  '[label](/faq//evil.example)',
  '[label](/no-such-page)',
  '[label](/faq?next=https://evil.example)',
  '[label](/faq?product=FinalExpense)',
  '[label](/white-swan-quotes?product=https://evil.example)',
  '[label](/white-swan-quotes?product=Term&next=x)',
  '[label](/faq#<b>)',
  '[label](#exam)',
  '[label](\\/faq)',
  '[label](/../faq)',
  '[label] (/faq)',
  '![label](https://evil.example/x.png)',
  '<a href="/faq">label</a> <img src=x onerror=alert(1)>',
  '**bold** `code`',
  ...['$988 a month', '1-988', '9880', '988,000', '98.988', '988.5', 'x988'],
])('%s stays the text that it is', (answer) => {
  expect(answerParagraphs(answer, phone)).toEqual([[text(answer)]])
})

test('of nested brackets only what is a whole link of ours becomes one', () => {
  expect(answerParagraphs('[a [b](/faq) c](https://evil.example)', phone)).toEqual([
    [text('[a '), { kind: 'link', text: 'b', to: '/faq' }, text(' c](https://evil.example)')],
  ])
})

test('without words there is no paragraph', () => {
  expect(answerParagraphs('\n\n  \n\n', phone)).toEqual([])
})
