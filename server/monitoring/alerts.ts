import { z } from 'zod'
import { type AlertKind, alertKinds, fewDaysOfCertificate } from '#domain/leads/desk/status.ts'
import type { Log } from '#functions/log.ts'
import { jobErrorKind } from '#server/database/queue/jobs.ts'
import { quietLog } from '#server/database/queue/quiet-log.ts'
import type { Queries, Sql } from '#server/database/sql.ts'
import type { SendEmail } from '#server/mail/email.ts'
import { type AlertNotice, alertEmail } from '#server/mail/templates/alerts/alert-email.ts'
import type { EmailSettings } from '#server/mail/templates/email-content.ts'

/** How the operator is mailed. */
export interface AlertMail {
  to: string
  send: SendEmail
  /** Whether it goes by a mail server of its own: of the site's own server's failure only another one can tell. */
  hasOwnServer: boolean
}

export interface AlertDeps {
  sql: Sql
  settings: EmailSettings
  /** Without it the desk and the log say what is wrong. */
  mail: AlertMail | undefined
  log: Log
}

const alertRow = z.object({ kind: z.enum(alertKinds), began_at: z.date(), mailed_at: z.date().nullable() })
type AlertRow = z.infer<typeof alertRow>

/** After how long without a word a process no longer counts: twice what one may be late. */
const silent = '3 minutes'

/**
 * What tells the operator once that something began, and once that it is over, whichever of several processes on one
 * database notices: one at a time looks, and what was told stands in `private.alerts`. `overdueMails` is how many mails of
 * leads should have gone ten minutes ago; disks, backups and certificates are as the processes say in their statuses.
 */
export function createAlerts(deps: AlertDeps): (overdueMails: number) => Promise<void> {
  const { sql, log } = deps
  const complain = quietLog(
    log,
    'alert_not_mailed',
    (details: { alert: AlertKind; cause: string }) => details,
  )
  return (overdueMails) =>
    sql.begin(async (transaction) => {
      const [lock] = await transaction<{ is_ours: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended('alerts', 0)) as is_ours`
      if (!lock?.is_ours) return
      const isWrong = { ...(await wrongWithProcesses(transaction)), lead_mails: overdueMails > 0 }
      const rows = z
        .array(alertRow)
        .parse(await transaction`select kind, began_at, mailed_at from private.alerts`)
      for (const kind of alertKinds) {
        const row = rows.find((one) => one.kind === kind)
        if (isWrong[kind]) await begin(kind, row, transaction)
        else if (row) await end(row, transaction)
      }
    })

  async function begin(kind: AlertKind, known: AlertRow | undefined, transaction: Queries): Promise<void> {
    if (!known) log('alert_began', { alert: kind })
    const [row] = known
      ? [known]
      : z
          .array(alertRow)
          .parse(
            await transaction`insert into private.alerts (kind) values (${kind}) returning kind, began_at, mailed_at`,
          )
    if (row && !row.mailed_at && (await mail({ kind, beganAt: row.began_at, isOver: false }))) {
      await transaction`update private.alerts set mailed_at = now() where kind = ${kind}`
    }
  }

  async function end({ kind, began_at, mailed_at }: AlertRow, transaction: Queries): Promise<void> {
    // Whoever was told of it is told that it is over, and if that cannot be now, then at the next look.
    const isMailed = mailed_at === null || (await mail({ kind, beganAt: began_at, isOver: true }))
    if (!isMailed && deps.mail) return
    await transaction`delete from private.alerts where kind = ${kind}`
    log('alert_over', { alert: kind, seconds: Math.round((Date.now() - began_at.getTime()) / 1_000) })
  }

  /** Whether the operator was mailed. */
  async function mail(alert: AlertNotice): Promise<boolean> {
    if (!deps.mail) return false
    const { to, send, hasOwnServer } = deps.mail
    if (alert.kind === 'lead_mails' && !hasOwnServer) return false
    return send(alertEmail(alert, to, deps.settings)).then(
      () => true,
      (error: unknown) => {
        complain({ alert: alert.kind, cause: jobErrorKind(error) })
        return false
      },
    )
  }
}

type OfProcesses = Record<'disk' | 'backup' | 'certificate', boolean>

/** A web server that the site itself does not reach may well be reached by visitors, so that is no alert. */
async function wrongWithProcesses(sql: Queries): Promise<OfProcesses> {
  const [row] = await sql<OfProcesses>`
    select coalesce(bool_or((p.status #>> '{disk,is_low}')::boolean), false) as disk,
      coalesce((array_agg((p.status #>> '{backup,has_failed}')::boolean order by p.status #>> '{backup,at}' desc)
        filter (where p.status #>> '{backup,at}' is not null))[1], false) as backup,
      coalesce(bool_or(p.status #>> '{certificate,problem}' = 'untrusted'
        or (p.status #>> '{certificate,valid_until}')::timestamptz < now() + make_interval(days => ${fewDaysOfCertificate})), false)
        as certificate
    from private.site_processes p where p.heard_at > now() - ${silent}::interval`
  return row ?? { disk: false, backup: false, certificate: false }
}
