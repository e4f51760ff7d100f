import type { Settings } from '#config/settings-schema.ts'
import { bundledTables } from '#domain/pricing/bundled-tables.ts'
import { createEmbeddedProvider } from '#functions/embedded-provider.ts'
import { handleFunction } from '#functions/handle.ts'
import { createLeadStore } from '#functions/lead-store.ts'
import { createSealer } from '#functions/seal.ts'
import type { Secrets } from '#server/backend/secrets.ts'
import type { Log } from './log.ts'

/** Answers `/functions/v1/<name>` in our process, with the embedded pricing engine and the embedded backend. */
export function createFunctionCaller(parts: {
  settings: Settings
  secrets: Secrets
  publicUrl: string | undefined
  backend: { fetch: (request: Request) => Promise<Response> }
  log: Log
}): (name: string, request: Request) => Promise<Response> {
  const { settings, secrets, publicUrl, backend, log } = parts
  const context = {
    publicKeys: [secrets.publishableKey],
    publicUrl,
    allowedOrigin: undefined,
    sealer: createSealer(secrets.sealingKey),
    quoteProvider: createEmbeddedProvider({
      carriers: settings.carriers,
      tables: bundledTables,
      licensedStates: settings.agent.licensedStates,
    }),
    storeLead: createLeadStore({
      supabaseUrl: 'http://backend.internal',
      secretKey: secrets.secretKey,
      fetch: backend.fetch,
    }),
    now: () => new Date(),
    log: (event: object) => log(JSON.stringify(event)),
  }
  return (name, request) => handleFunction(name, request, context)
}
