import { z } from 'zod'
import { deskTime } from './desk-values.ts'

// How the site is doing, as its process says and the desk shows (docs/operating/monitoring.md). Sizes are in bytes.

/** What the operator is told of by mail, once when it begins and once when it is over. */
export const alertKinds = ['lead_mails', 'disk', 'backup', 'certificate'] as const
export type AlertKind = (typeof alertKinds)[number]

/** Fewer days than this of a certificate want the operator: whoever renews it by itself does so a month before. */
export const fewDaysOfCertificate = 14

const count = z.number().int().nonnegative()
const bytes = z.number().nonnegative()
/** Left out of what the desk reads where another version of the site told it otherwise. */
const part = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().catch(null)

/** What a process says of itself and of what it works with; null where it does not know. */
export const siteStatusSchema = z.object({
  version: z.string(),
  started_at: deskTime,
  /** Whether a hosted project keeps the data, whose host makes the backups. Versions before did not say. */
  is_hosted: z.boolean().catch(false),
  /** The memory that the process takes. */
  memory: bytes,
  disk: part(z.object({ free: bytes, size: bytes, is_low: z.boolean() })),
  database: part(
    z.object({
      /** `own`: started by the process; `given`: DATABASE_URL or a hosted project. */
      is: z.enum(['own', 'given']),
      version: z.string(),
      size: bytes,
      /** Whether it stored something when it was asked last. */
      is_ready: z.boolean(),
    }),
  ),
  mail: part(
    z.object({
      /** Whether there is a mail server; else emails lie in files. */
      has_server: z.boolean(),
      waiting: count,
      failed: count,
      oldest_waiting_at: deskTime.nullable(),
      last_sent_at: deskTime.nullable(),
    }),
  ),
  jobs: part(z.object({ waiting: count, failed: count })),
  webhooks: part(z.object({ state: z.enum(['off', 'on', 'stopped']), waiting: count, failed: count })),
  /** The last backup that was tried, as far as one is known. */
  backup: part(z.object({ at: deskTime, has_failed: z.boolean() })),
  certificate: part(
    z.object({
      host: z.string(),
      /** Null where none was shown. */
      valid_until: deskTime.nullable(),
      /** Browsers would warn of it, or nothing answered. */
      problem: z.enum(['untrusted', 'unreachable']).nullable(),
    }),
  ),
  /** Whether the operator is mailed when something is wrong: by a mail server of its own, by the site's, or not at all. */
  alerts: z.enum(['own_server', 'same_server', 'off']),
})
export type SiteStatus = z.infer<typeof siteStatusSchema>

/** `desk_status`: the processes that were heard of lately, or else the last one; and what is wrong now. */
export const deskStatusSchema = z.object({
  processes: z.array(siteStatusSchema.extend({ id: z.uuid(), heard_at: deskTime })),
  alerts: z
    .array(z.object({ kind: z.enum(alertKinds), began_at: deskTime, mailed_at: deskTime.nullable() }))
    .catch([]),
})
export type DeskStatus = z.infer<typeof deskStatusSchema>
export type ProcessStatus = DeskStatus['processes'][number]
