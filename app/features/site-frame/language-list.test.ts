import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { languages } from '#domain/site/language.ts'
import { languageOptions } from './language-list.tsx'

test('[I18N-13] every language has an option with its code, its own name and a flag picture', () => {
  expect(languageOptions.map(({ code }) => code)).toEqual([...languages])
  expect(languageOptions.map(({ name }) => name)).toEqual(['English', 'Español'])
  const flags = languageOptions.map(({ Flag }) => renderToStaticMarkup(createElement(Flag)))
  for (const flag of flags) expect(flag).toMatch(/^<svg data-slot="flag"/)
  expect(new Set(flags).size).toBe(languages.length)
})
