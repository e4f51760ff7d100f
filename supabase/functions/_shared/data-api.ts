import type { HostedEnv } from './hosted-env.ts'

/** The project's own data API, by the key that passes its row policies. */
export function dataApi({ env }: { env: Pick<HostedEnv, 'supabaseUrl' | 'secretKey'> }) {
  const { supabaseUrl, secretKey } = env
  return { supabaseUrl, secretKey, fetch }
}
