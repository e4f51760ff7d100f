import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { usualDataDir } from '#config/settings-file.ts'
import { isEmailAddress } from '#domain/people/contact/email.ts'
import { isInDataDir } from '#server/backend/postgres/data-dir.ts'
import { isLoopback, isWebhookAddress } from '#server/leads/webhooks/public-address.ts'
import { webhookKey } from '#server/leads/webhooks/signature.ts'

type Source = Readonly<Record<string, string | undefined>>

const wholeNumber = /^\d+$/
const isPort = (text: string): boolean => wholeNumber.test(text) && Number(text) <= 65_535

function parsedUrl(text: string, protocols: readonly string[]): URL | undefined {
  const url = URL.parse(text)
  return url !== null && protocols.includes(url.protocol) ? url : undefined
}

const isOrigin = (text: string): boolean => {
  const url = parsedUrl(text, ['http:', 'https:'])
  return (
    url !== undefined && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
  )
}

const origin = z
  .string()
  .refine(isOrigin, 'must be an address without a path, such as https://www.example.com')
  .transform((text) => new URL(text).origin)

/** Keys go there, and people's health answers or what they typed, so only this machine may be without https. */
const isServiceAddress = (text: string): boolean => {
  const url = parsedUrl(text, ['http:', 'https:'])
  if (url === undefined || url.search !== '' || url.hash !== '' || url.username !== '') return false
  return url.protocol === 'https:' || isLoopback(url.hostname)
}

const webhookSecret = z
  .string()
  .refine(
    (text) => webhookKey(text) !== undefined,
    'must be whsec_ and 24 to 64 bytes in base64; `echo "whsec_$(openssl rand -base64 32)"` makes one',
  )

const mailServer = z
  .string()
  .refine(
    (text) => parsedUrl(text, ['smtp:', 'smtps:']) !== undefined,
    'must look like smtps://user:password@host:465',
  )

const withoutLastSlash = (text: string): string => text.replace(/\/+$/, '')

const keyAlone = z.string().regex(/^[\x21-\x7e]+$/, 'must be the key alone, without spaces')

const secret = z.string().min(32, 'must have at least 32 characters; `openssl rand -base64 32` makes one')

const numberFrom = (least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => wholeNumber.test(text) && Number(text) >= least && Number(text) <= most,
      `must be a whole number from ${least} to ${most}`,
    )
    .transform(Number)

/** Every variable that the process reads, apart from the settings' own `SITE_…` (see config/load-settings.ts). */
const variables = z.object({
  PORT: z
    .string()
    .refine(isPort, 'must be a port number from 0 to 65535, such as 3000')
    .transform(Number)
    .default(3000),
  HOST: z
    .string()
    .regex(
      /^[\w.:-]+$/,
      'must be the address to listen on: 127.0.0.1 for this machine alone, 0.0.0.0 for all',
    )
    .default('127.0.0.1'),
  DATA_DIR: z.string().default(usualDataDir),
  /** The operator's settings, as JSON, if not `settings.json` in `DATA_DIR`. */
  SETTINGS_FILE: z.string().optional(),
  /** Where the built site lies, and where it is built to; else `build` beside the sources. */
  BUILD_DIR: z.string().optional(),
  /** A PostgreSQL of the operator's; without it the embedded one starts. */
  DATABASE_URL: z
    .string()
    .refine(
      (text) => parsedUrl(text, ['postgres:', 'postgresql:']) !== undefined,
      'must look like postgres://user:password@host:5432/database',
    )
    .optional(),
  /** How much memory the embedded PostgreSQL keeps tables in, in MB. */
  DATABASE_CACHE_MB: z
    .string()
    .refine(
      (text) => wholeNumber.test(text) && Number(text) >= 16 && Number(text) <= 65_536,
      'must be a number of megabytes from 16 to 65536',
    )
    .transform(Number)
    .default(32),
  /** A hosted Supabase project; while it is set nothing embedded starts. With DATABASE_URL, its database, mails of leads go out from here. */
  SUPABASE_URL: origin.optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().optional(),
  SUPABASE_SECRET_KEY: z.string().optional(),
  /** Where visitors reach the site, without a trailing slash. */
  PUBLIC_URL: origin.optional(),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('production'),
  JWT_SECRET: secret.optional(),
  PUBLISHABLE_KEY: secret.optional(),
  SECRET_KEY: secret.optional(),
  SEALING_KEY: secret.optional(),
  /** The private key that signs access tokens, as a JWK (ES256); for machines that share a database. */
  JWT_SIGNING_KEY: z.string().optional(),
  /** How many proxies of our own stand in front and say in X-Forwarded-For who calls; 0: nobody is believed. */
  TRUSTED_PROXIES: z.string().regex(/^\d$/, 'must be a number from 0 to 9').transform(Number).default(0),
  /** For how many seconds a stop still takes requests, while `/healthz` and `/readyz` say not to send any; for several processes. */
  DRAIN_SECONDS: z
    .string()
    .refine(
      (text) => wholeNumber.test(text) && Number(text) <= 60,
      'must be a number of seconds from 0 to 60',
    )
    .transform(Number)
    .default(0),
  /** Whether a new account must confirm its e-mail address before its first sign-in. */
  AUTH_CONFIRM_EMAIL: z.enum(['on', 'off'], 'must be on or off').default('on'),
  /** Whether new accounts may be made, by password or by Google. */
  AUTH_SIGN_UPS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  /** `off` lifts every limit on sign-ins, sign-ups, mails, submissions to the agent and chat messages: for load tests alone. */
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  /** Google sign-in: both, or neither. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** The OpenID provider behind the Google button, if not Google itself (a stand-in in tests). */
  GOOGLE_ISSUER: origin.default('https://accounts.google.com'),
  /** The mail server, such as smtps://user:password@smtp.example.com:465; without it mails lie in DATA_DIR/outbox. */
  SMTP_URL: mailServer.optional(),
  /** `off`: the migrations of a new version are applied without a backup and a trial on a copy before. */
  UPGRADE_TRIAL: z.enum(['on', 'off'], 'must be on or off').default('on'),
  /** What mails are sent from, such as "Plainwell Life <hello@example.com>"; else the brand and the support e-mail. */
  MAIL_FROM: z.string().optional(),
  /** Who is mailed when something is wrong with the site, and by which mail server, if not by the site's own. */
  ALERT_EMAIL: z.string().refine(isEmailAddress, 'must be one address, such as you@example.com').optional(),
  ALERT_SMTP_URL: mailServer.optional(),
  /** What whoever reads /metrics sends as a bearer; without it there are none. */
  METRICS_TOKEN: secret.optional(),
  /** The quote service's key; it stays in this process. */
  WHITE_SWAN_API_KEY: keyAlone.optional(),
  /** Where the quote service answers, if not at its documented address. */
  WHITE_SWAN_URL: z
    .string()
    .refine(isServiceAddress, 'must be an address with https, such as https://app.whiteswan.io/api/1.1/wf')
    .transform(withoutLastSlash)
    .optional(),
  /** Where a language model answers for the assistant, in the way of OpenAI's interface, and its name: both, or neither. */
  ASSISTANT_MODEL_URL: z
    .string()
    .refine(
      isServiceAddress,
      'must be an address with https, such as https://api.example.com/v1 (http only on this machine)',
    )
    .transform(withoutLastSlash)
    .optional(),
  ASSISTANT_MODEL: z.string().optional(),
  /** Its key, where it asks for one; it stays in this process. */
  ASSISTANT_MODEL_KEY: keyAlone.optional(),
  /** Where another program, such as an agency's CRM, is told of people and their requests (docs/operating/webhooks.md). */
  WEBHOOK_URL: z
    .string()
    .refine(
      isWebhookAddress,
      'must be an address with https, such as https://crm.example.com/hooks, in no private network (http only on this machine)',
    )
    .optional(),
  /** What is sent there is signed with it, and with the one from before while the receiver changes over. */
  WEBHOOK_SECRET: webhookSecret.optional(),
  WEBHOOK_SECRET_BEFORE: webhookSecret.optional(),
  /** Whether people's answers about health and their dates of birth go along. */
  WEBHOOK_HEALTH_ANSWERS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  /** Where encrypted backups go by themselves: a folder, or a bucket that speaks S3 (docs/operating/backup.md). */
  BACKUP_TO: z
    .string()
    .refine(
      (text) => /^s3:\/\/[a-z0-9][a-z0-9.-]+(\/[\w./-]*)?$/.test(text) || !/^\w+:\/\//.test(text),
      'must be a folder, or look like s3://bucket/site',
    )
    .optional(),
  /** What they are encrypted with: apart from the data, so that a stolen copy opens nothing. */
  BACKUP_KEY_FILE: z.string().default(join(homedir(), '.plainwell-backup-key')),
  BACKUP_EVERY_HOURS: numberFrom(1, 168).default(24),
  /** How many are kept, counted from the newest. */
  BACKUP_KEEP: numberFrom(1, 1000).default(14),
  BACKUP_S3_ENDPOINT: origin.optional(),
  BACKUP_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a region, such as us-east-1')
    .default('us-east-1'),
  BACKUP_S3_ACCESS_KEY_ID: keyAlone.optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: keyAlone.optional(),
})

export const variableNames: readonly string[] = Object.keys(variables.shape)

/** The environment by its variables' names. `DATA_DIR` is as given: a relative path counts from the working directory. */
export type Env = z.infer<typeof variables>

/**
 * Reads the environment through one schema; an empty variable counts as unset.
 * Answers either the whole of it, or one plain sentence per fault: the variable and how to fix it.
 */
export function readEnv(source: Source): { ok: true; env: Env } | { ok: false; messages: string[] } {
  const set = Object.fromEntries(
    variableNames.flatMap((name) => {
      const text = source[name]?.trim()
      return text ? [[name, text]] : []
    }),
  )
  const read = variables.safeParse(set)
  const messages = read.success
    ? []
    : read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`)
  messages.push(
    ...incompleteSupabase(set),
    ...incompleteGoogle(set),
    ...incompleteModel(set),
    ...incompleteWebhooks(set),
    ...incompleteBackups(set),
    ...incompleteAlerts(set),
  )
  if (!read.success || messages.length > 0) return { ok: false, messages }
  return { ok: true, env: read.data }
}

function incompleteSupabase(set: Record<string, string>): string[] {
  if (set.SUPABASE_URL && !set.SUPABASE_PUBLISHABLE_KEY) {
    return [
      'SUPABASE_PUBLISHABLE_KEY is missing: SUPABASE_URL needs it beside it (see the project’s API keys).',
    ]
  }
  if (set.SUPABASE_URL) return []
  return ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY']
    .filter((name) => set[name])
    .map((name) => `${name} is set without SUPABASE_URL: set both to use a hosted project, or neither.`)
}

function incompleteGoogle(set: Record<string, string>): string[] {
  if (Boolean(set.GOOGLE_CLIENT_ID) === Boolean(set.GOOGLE_CLIENT_SECRET)) return []
  return ['GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both, or neither.']
}

function incompleteModel(set: Record<string, string>): string[] {
  if (Boolean(set.ASSISTANT_MODEL_URL) === Boolean(set.ASSISTANT_MODEL)) return []
  return ['ASSISTANT_MODEL_URL and ASSISTANT_MODEL belong together: set both, or neither.']
}

function incompleteWebhooks(set: Record<string, string>): string[] {
  if (!set.WEBHOOK_URL) {
    return ['WEBHOOK_SECRET', 'WEBHOOK_SECRET_BEFORE']
      .filter((name) => set[name])
      .map((name) => `${name} is set without WEBHOOK_URL: set where webhooks go to, or neither.`)
  }
  return [
    ...(set.WEBHOOK_SECRET
      ? []
      : [
          'WEBHOOK_SECRET is missing: nothing is sent to WEBHOOK_URL unsigned; `echo "whsec_$(openssl rand -base64 32)"` makes one.',
        ]),
    ...(set.SUPABASE_URL && !set.DATABASE_URL
      ? [
          'DATABASE_URL is missing: with SUPABASE_URL, webhooks are sent out of the project’s database, whose address goes there.',
        ]
      : []),
  ]
}

function incompleteBackups(set: Record<string, string>): string[] {
  const to = set.BACKUP_TO
  if (to?.startsWith('s3://')) {
    return ['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY']
      .filter((name) => !set[name])
      .map((name) => `${name} is missing: BACKUP_TO is an s3:// address and needs it.`)
  }
  return to && isInDataDir(to, set.DATA_DIR ?? usualDataDir)
    ? [
        'BACKUP_TO lies in DATA_DIR, and would be lost with it: name a folder elsewhere, best on another disk.',
      ]
    : []
}

function incompleteAlerts(set: Record<string, string>): string[] {
  if (set.ALERT_SMTP_URL && !set.ALERT_EMAIL)
    return ['ALERT_EMAIL is missing: ALERT_SMTP_URL needs to know who is mailed.']
  if (set.ALERT_EMAIL && !set.ALERT_SMTP_URL && !set.SMTP_URL)
    return ['ALERT_EMAIL is set without a mail server: set ALERT_SMTP_URL, or SMTP_URL, or neither.']
  return []
}

/** The secrets that the environment names, for machines that share a database; the others are made and kept in DATA_DIR. */
export function secretOverrides(env: Env): {
  jwtSecret?: string
  publishableKey?: string
  secretKey?: string
  sealingKey?: string
  signingKey?: string
} {
  return {
    ...(env.JWT_SECRET && { jwtSecret: env.JWT_SECRET }),
    ...(env.PUBLISHABLE_KEY && { publishableKey: env.PUBLISHABLE_KEY }),
    ...(env.SECRET_KEY && { secretKey: env.SECRET_KEY }),
    ...(env.SEALING_KEY && { sealingKey: env.SEALING_KEY }),
    ...(env.JWT_SIGNING_KEY && { signingKey: env.JWT_SIGNING_KEY }),
  }
}

/** The process's environment, with the variables of a `.env` file in the working directory where it lacks them. */
export function processEnvironment(): Source {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}
