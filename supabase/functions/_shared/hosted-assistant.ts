import type { Settings } from '#domain/site/settings-schema.ts'
import type { ChatAssistant } from '#functions/assistant/assistant.ts'
import { type ModelAccess, openModel } from '#functions/assistant/model/open-model.ts'
import type { Log } from '#functions/log.ts'

/** The assistant, made with its texts at the first message, its index read: the other functions never need it. */
export function hostedAssistant(
  settings: Settings,
  access: ModelAccess | undefined,
  log: Log,
): ChatAssistant {
  let made: Promise<ChatAssistant> | undefined
  async function make(): Promise<ChatAssistant> {
    const { createAnswers } = await import('#functions/assistant/answers/answers.ts')
    const { createChatAssistant } = await import('#functions/assistant/assistant.ts')
    const model = await openModel(access)
    const answers = createAnswers(
      settings,
      model !== undefined,
      // `npm run build` makes it.
      async () => (await import('../../../build/assistant-index.json', { with: { type: 'json' } })).default,
    )
    return createChatAssistant({ settings, model, answers, log })
  }
  return async (message, call) => {
    made ??= make()
    const assistant = await made
    return assistant(message, call)
  }
}
