import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { readWords, wordsAt } from '../../../tests/fixtures/locale-words.ts'

/** What the chat may add to every page before anybody opens it, in bytes of brotli. */
const limit = 3 * 1024

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** What is loaded with every page: the button, its place and whether the chat is open. The panel is loaded later. */
const own = /\/app\/(features\/chat\/(chat|use-clear-place|clear-place)|site\/chat\/chat)\.tsx?$/

test('the chat adds at most 3 KB to a page where it is closed', async () => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    // As in a built page: for development each element would say in which folder its source lies.
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      rolldownOptions: {
        input: `${root}app/features/chat/chat.tsx`,
        external: (id, importer) => {
          const path = id.startsWith('#app/')
            ? `${root}app/${id.slice(5)}`
            : new URL(id, `file://${importer}`).pathname
          return importer !== undefined && !own.test(path)
        },
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const code = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  // What is not the chat's is imported by where its source lies; a built page has short names there.
  const script = code
    .map((file) =>
      file.type === 'chunk' ? file.code.replace(/(from|import)\s*"\/[^"]*"/g, '$1"./part.js"') : '',
    )
    .join('\n')
  // Both are in it, and nothing else is.
  expect(script).toContain('--chat-lift')
  expect(script).toContain('chatShown')
  const css = readFileSync(`${root}app/features/chat/chat.module.css`, 'utf8').replace(
    /\s*([{}:;,>])\s*/g,
    '$1',
  )
  const words = wordsAt(readWords('es', 'site-frame'), 'chat')
  expect(words).toHaveProperty('open')
  const sent = [script, css, JSON.stringify(words)].map((text) => brotliCompressSync(text).length)
  expect(
    sent.reduce((sum, size) => sum + size, 0),
    `script, styles, words: ${sent}`,
  ).toBeLessThanOrEqual(limit)
})
