import { aiChat } from '#functions/ai-chat.ts'
import { hostedAssistant } from '../_shared/hosted-assistant.ts'
import { hostedEstimate } from '../_shared/hosted-estimate.ts'
import { serveFunction } from '../_shared/serve-function.ts'

serveFunction('ai-chat', aiChat, ({ settings, env, log }) => ({
  assistant: hostedAssistant(settings, env.model, log),
  estimate: hostedEstimate({ settings, env }),
}))
