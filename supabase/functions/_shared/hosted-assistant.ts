import type { Settings } from '#domain/site/settings-schema.ts'
import type { Assistant } from '#functions/assistant/assistant.ts'
import { type ModelAccess, openModel } from '#functions/assistant/model/open-model.ts'
import type { Log } from '#functions/log.ts'

/** The assistant, made with its texts and its index at the first message: the other functions never need it. */
export function hostedAssistant(settings: Settings, access: ModelAccess | undefined, log: Log): Assistant {
  let made: Promise<Assistant> | undefined
  async function make(): Promise<Assistant> {
    const { createAssistant } = await import('#functions/assistant/assistant.ts')
    return createAssistant({ settings, model: await openModel(access), log })
  }
  return async (message, acceptLanguage) => {
    made ??= make()
    const assistant = await made
    return assistant(message, acceptLanguage)
  }
}
