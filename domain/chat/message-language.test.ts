import { expect, test } from 'vitest'
import { messageLanguage } from './message-language.ts'

test.each([
  ['wat is hole life', 'en'],
  ['HELP ME CHOOSE!!', 'en'],
  ['do i need a medical exam', 'en'],
  ['what does beneficiario mean', 'en'],
  ['thx', 'en'],
  ['cuanto cuesta term life para mi mom', 'es'],
  ['¿IUL?', 'es'],
  ['que es un beneficiario', 'es'],
  ['nesesito un examen medico?', 'es'],
  ['hola', 'es'],
  ['cotización', 'es'],
  ['term life', undefined],
  ['🙂', undefined],
  ['12345', undefined],
  ['no', undefined],
])('“%s” is in %s, also in capitals and with other marks', (message, language) => {
  expect(messageLanguage(message)).toBe(language)
  expect(messageLanguage(message.normalize('NFD'))).toBe(language)
  if (!message.includes('¿')) expect(messageLanguage(`  ${message.toUpperCase()} !!! `)).toBe(language)
})
