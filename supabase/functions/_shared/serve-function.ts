import { loadSettings } from '#config/load-settings.ts'
import { settings } from '#config/settings.ts'
import { priceModelOf } from '#domain/pricing/price-model.ts'
import type { FunctionContext } from '#functions/context.ts'
import { handleFunction } from '#functions/http/handle.ts'
import { createApplicationFinder, createLeadStore, createRefuseContact } from '#functions/leads/lead-store.ts'
import { type Log, logLine } from '#functions/log.ts'
import { createSealer } from '#functions/seal.ts'
import { usDate } from '#functions/us-date.ts'
import { hostedAssistant } from './hosted-assistant.ts'
import { readHostedEnv } from './hosted-env.ts'
import { hostedProvider } from './hosted-provider.ts'

/** Serves one of our functions on a hosted project, where it answers at `/functions/v1/<name>`. */
export function serveFunction(name: string): void {
  const context = hostedContext(Deno.env.toObject())
  Deno.serve((request) => handleFunction(name, request, context))
}

/** The functions' context from the project's variables; throws with everything that is wrong with them. */
function hostedContext(source: Record<string, string>): FunctionContext {
  const env = readHostedEnv(source)
  const loaded = loadSettings(source, settings)
  if (!loaded.ok) throw new Error(loaded.messages.join('\n'))
  const { agent, carriers, quotes } = loaded.settings
  const { licensedStates } = agent
  const log: Log = (code, details) => console.error(logLine(code, details, new Date()))
  const leads = { supabaseUrl: env.supabaseUrl, secretKey: env.secretKey, fetch }
  return {
    publicKeys: env.publicKeys,
    publicUrl: env.publicUrl,
    allowedOrigin: env.publicUrl,
    sealer: createSealer(env.sealingKey),
    quoteProvider: hostedProvider(loaded.settings, env),
    priceModel:
      quotes.provider === 'embedded'
        ? () => priceModelOf({ carriers, licensedStates, today: usDate(new Date()) })
        : undefined,
    licensedStates,
    storeLead: createLeadStore(leads),
    findApplication: createApplicationFinder(leads),
    refuseContact: createRefuseContact(leads),
    assistant: hostedAssistant(loaded.settings, env.model, log),
    now: () => new Date(),
    log,
  }
}
