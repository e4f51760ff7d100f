import { z } from 'zod'
import type { ModelAccess } from '#functions/assistant/model/open-model.ts'

/** Keys by name, as a project hands its newer keys to functions. */
const keyring = z
  .string()
  .transform((text, issues) => {
    try {
      return JSON.parse(text)
    } catch {
      issues.addIssue('must be JSON')
      return z.NEVER
    }
  })
  .pipe(z.record(z.string(), z.string()))
  .transform((keys) => Object.values(keys))

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin)

/** A copied `.env` names variables that are left empty. */
function orEmpty<Text extends z.ZodType<string, string>>(schema: Text) {
  return z.union([z.literal('').transform(() => undefined), schema]).optional()
}

const keyAlone = z.string().regex(/^[\x21-\x7e]+$/)
const httpsAddress = z.url({ protocol: /^https$/ }).transform((text) => text.replace(/\/+$/, ''))

/**
 * A project sets the `SUPABASE_…` variables itself, in the newer form or the older one. PUBLIC_URL and SEALING_KEY
 * are the operator's: `supabase secrets set PUBLIC_URL=https://… SEALING_KEY="$(openssl rand -base64 32)"`, and so are
 * White Swan's key where prices come from there, and what is told of a language model where one writes the assistant's
 * answers.
 */
const variables = z.object({
  SUPABASE_URL: origin,
  SUPABASE_PUBLISHABLE_KEYS: keyring.optional(),
  SUPABASE_ANON_KEY: z.string().optional(),
  SUPABASE_SECRET_KEYS: keyring.optional(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().optional(),
  PUBLIC_URL: origin,
  SEALING_KEY: z.string().min(32),
  WHITE_SWAN_API_KEY: orEmpty(keyAlone),
  WHITE_SWAN_URL: orEmpty(httpsAddress),
  ASSISTANT_MODEL_URL: orEmpty(httpsAddress),
  ASSISTANT_MODEL: orEmpty(z.string().trim().min(1)),
  ASSISTANT_MODEL_KEY: orEmpty(keyAlone),
})

export type HostedEnv = {
  supabaseUrl: string
  publicUrl: string
  publicKeys: readonly string[]
  secretKey: string
  sealingKey: string
  whiteSwanKey: string | undefined
  whiteSwanUrl: string | undefined
  model: ModelAccess | undefined
}

/** Reads a hosted project's variables; throws one line that names those which are missing or wrong. */
export function readHostedEnv(source: Record<string, string>): HostedEnv {
  const read = variables.safeParse(source)
  const names = read.success ? [] : read.error.issues.map((issue) => issue.path.join('.'))
  if (!read.success)
    throw new Error(`These variables are missing or wrong: ${[...new Set(names)].join(', ')}.`)
  const env = read.data
  const publicKeys = [...(env.SUPABASE_PUBLISHABLE_KEYS ?? []), env.SUPABASE_ANON_KEY].filter(
    (key) => key !== undefined,
  )
  const secretKey = env.SUPABASE_SECRET_KEYS?.[0] ?? env.SUPABASE_SERVICE_ROLE_KEY
  if (publicKeys.length === 0 || secretKey === undefined) {
    throw new Error('The project hands out no keys: neither SUPABASE_…_KEYS nor the older ones are set.')
  }
  const { ASSISTANT_MODEL_URL: url, ASSISTANT_MODEL_KEY: key, ASSISTANT_MODEL: name } = env
  if ((url === undefined) !== (name === undefined)) {
    throw new Error('ASSISTANT_MODEL_URL and ASSISTANT_MODEL belong together: set both, or neither.')
  }
  return {
    supabaseUrl: env.SUPABASE_URL,
    publicUrl: env.PUBLIC_URL,
    publicKeys,
    secretKey,
    sealingKey: env.SEALING_KEY,
    whiteSwanKey: env.WHITE_SWAN_API_KEY,
    whiteSwanUrl: env.WHITE_SWAN_URL,
    model: url && name ? { url, key, name } : undefined,
  }
}
