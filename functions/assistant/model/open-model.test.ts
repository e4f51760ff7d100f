import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Makes an assistant in a process of its own, and tells which packages that loaded. */
async function packagesLoaded(access: object | undefined): Promise<string[]> {
  const program = `
    import { registerHooks } from 'node:module'
    const found = new Set()
    registerHooks({
      resolve(specifier, context, next) {
        const resolved = next(specifier, context)
        const [, name] = /node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(resolved.url) ?? []
        if (name) found.add(name)
        return resolved
      },
    })
    const { openModel } = await import('./open-model.ts')
    const { createAnswers } = await import('#functions/assistant/answers/answers.ts')
    const { createAssistant } = await import('#functions/assistant/assistant.ts')
    const { settings } = await import('../../../tests/fixtures/settings/settings.ts')
    const model = await openModel(${JSON.stringify(access)})
    const answers = createAnswers(settings, model !== undefined, async () => ({}))
    createAssistant({ settings, model, answers, log: () => {} })
    process.once('beforeExit', () => console.log(JSON.stringify([...found])))
  `
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
  })
  const found: unknown = JSON.parse(stdout)
  return Array.isArray(found) ? found.map(String) : []
}

test('Without a language model nothing is loaded that speaks to one; with one it is', async () => {
  const [without, given] = await Promise.all([
    packagesLoaded(undefined),
    packagesLoaded({ url: 'http://127.0.0.1:9/v1', name: 'small' }),
  ])
  expect(without).toContain('minisearch')
  expect(without).not.toContain('ai')
  expect(without.filter((name) => name.startsWith('@ai-sdk/'))).toEqual([])
  expect(given).toEqual(expect.arrayContaining(['ai', '@ai-sdk/openai-compatible']))
})
