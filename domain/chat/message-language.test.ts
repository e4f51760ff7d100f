import { expect, test } from 'vitest'
import { messageLanguage } from './message-language.ts'

test.each([
  'how much does it cost',
  'wat is hole life',
  'HELP ME CHOOSE!!',
  'do i need a medical exam',
  'can my wife get coverage too',
  'what does beneficiario mean',
  'thx',
])('English: %s', (message) => expect(messageLanguage(message)).toBe('en'))

test.each([
  'cuanto cuesta term life para mi mom',
  '¿IUL?',
  'que es un beneficiario',
  'QUIERO HABLAR CON ALGUIEN',
  'nesesito un examen medico?',
  'hola',
  'seguro de vida para mis hijos',
  'cotización',
])('Spanish: %s', (message) => expect(messageLanguage(message)).toBe('es'))

test.each(['IUL?', 'term life', '', '🙂', '12345', 'no'])('Nothing tells: %s', (message) =>
  expect(messageLanguage(message)).toBeUndefined(),
)

test('Capitals, marks and spaces around change nothing', () => {
  for (const message of ['what is term life', 'que es un seguro a termino', 'IUL']) {
    const language = messageLanguage(message)
    expect(messageLanguage(`  ${message.toUpperCase()} !!! `)).toBe(language)
    expect(messageLanguage(message.normalize('NFD'))).toBe(language)
  }
})
