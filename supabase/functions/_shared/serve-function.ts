import { loadSettings } from '#config/load-settings.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import type { CallContext, CloudFunction, FunctionContext } from '#functions/context.ts'
import { handleFunction } from '#functions/http/handle.ts'
import { createAttemptStore } from '#functions/limits/attempt-store.ts'
import { createCallLimits } from '#functions/limits/call-limits.ts'
import { clientAddress } from '#functions/limits/client-address.ts'
import { logLine } from '#functions/log.ts'
import { settings as builtSettings } from './built-settings.ts'
import { dataApi } from './data-api.ts'
import { type HostedEnv, readHostedEnv } from './hosted-env.ts'

/** What every function on a hosted project is made of. */
export type Hosted = Pick<FunctionContext, 'now' | 'log' | 'publicUrl' | 'licensedStates'> & {
  env: HostedEnv
  settings: Settings
}

/**
 * Serves one of our functions on a hosted project, where it answers at `/functions/v1/<name>`, with what `needsOf` makes
 * for it alone: what an entry does not import is not deployed with it.
 */
export function serveFunction<Needs>(
  name: string,
  cloudFunction: CloudFunction<Needs>,
  needsOf: (hosted: Hosted) => Needs,
): void {
  const hosted = hostedParts(Deno.env.toObject())
  const { env, settings, now, log } = hosted
  const call: CallContext = { publicKeys: env.publicKeys, allowedOrigin: env.publicUrl, log }
  const context = { ...needsOf(hosted), ...call }
  const limitsOf = createCallLimits({
    isOn: true,
    now: () => now().getTime(),
    secret: env.sealingKey,
    store: createAttemptStore(dataApi(hosted)),
    hasPaidQuotes: settings.quotes.provider === 'white-swan',
    log,
  })
  Deno.serve((request) =>
    handleFunction(name, cloudFunction, request, {
      ...context,
      ...limitsOf(hostedAddress(request)),
      requestId: crypto.randomUUID(),
    }),
  )
}

/**
 * Who calls, for the limits: the project's host stands behind Cloudflare, which writes this header itself and lets nobody
 * else write it, as it does not with X-Forwarded-For. Without it all callers count as one.
 */
function hostedAddress(request: Request): string {
  return clientAddress(request, request.headers.get('cf-connecting-ip') ?? undefined, 0)
}

/** The parts from the project's variables; throws with everything that is wrong with them. */
function hostedParts(source: Record<string, string>): Hosted {
  const env = readHostedEnv(source)
  const loaded = loadSettings(source, builtSettings)
  if (!loaded.ok) throw new Error(loaded.messages.join('\n'))
  return {
    env,
    settings: loaded.settings,
    publicUrl: env.publicUrl,
    licensedStates: loaded.settings.agent.licensedStates,
    now: () => new Date(),
    log: (code, details) => console.error(logLine(code, details, new Date())),
  }
}
