import type { Hosted } from './serve-function.ts'

/** The project's own data API, by the key that passes its row policies. */
export function dataApi({ env: { supabaseUrl, secretKey } }: Hosted) {
  return { supabaseUrl, secretKey, fetch }
}
