import { z } from 'zod'
import type { Settings } from '#domain/site/settings-schema.ts'
import { describeError } from '#functions/describe-error.ts'
import type { Log } from '#functions/log.ts'
import { callDatabaseFunction, type Project } from '#server/startup/launch-findings.ts'

/** How often what is past its time is looked for, in milliseconds. */
const anHour = 3_600_000

const purged = z.object({ leads: z.number(), accounts: z.number(), audit_events: z.number() })

/** How many rows of a kind go at once, so that no question takes long. */
const atOnce = 500

/**
 * Erases what the operator keeps no longer (`retention` of the settings): in a hosted project as in our own database,
 * through its function `purge_old_rows`. Throws one sentence where it can't be asked.
 */
export async function purgeOldRows(
  project: Project,
  { leadMonths, unconfirmedAccountDays, auditMonths }: Settings['retention'],
  log: Log,
): Promise<void> {
  const total = { leads: 0, accounts: 0, audit_events: 0 }
  for (;;) {
    const response = await callDatabaseFunction(project, 'purge_old_rows', {
      lead_months: leadMonths,
      unconfirmed_days: unconfirmedAccountDays,
      audit_months: auditMonths,
      most: atOnce,
    })
    if (!response.ok) throw new Error(`Old rows could not be erased (answer ${response.status}).`)
    const gone = purged.parse(await response.json())
    total.leads += gone.leads
    total.accounts += gone.accounts
    total.audit_events += gone.audit_events
    if (Math.max(gone.leads, gone.accounts, gone.audit_events) < atOnce) break
  }
  if (total.leads + total.accounts + total.audit_events > 0) {
    log('rows_erased', total)
  }
}

/** Deletes what was counted of attempts and counts no longer. Throws one sentence where it can't be asked. */
export async function purgeAttempts(project: Project): Promise<void> {
  const response = await callDatabaseFunction(project, 'purge_attempts', {})
  if (!response.ok) throw new Error(`Counts of attempts could not be deleted (answer ${response.status}).`)
}

/** Deletes what was carried to another device and has expired. Throws one sentence where it can't be asked. */
export async function purgeCarried(project: Project): Promise<void> {
  const response = await callDatabaseFunction(project, 'purge_carried', {})
  if (!response.ok) throw new Error(`Carried answers could not be deleted (answer ${response.status}).`)
}

/**
 * Does the tasks now and every hour; one that fails is named in the log and does not keep the others from being done.
 * A stop waits for none: whatever is under way is done again at the next start.
 */
export function startUpkeep(tasks: readonly (() => Promise<void>)[], log: Log): { stop: () => void } {
  let isStopped = false
  async function round(): Promise<void> {
    for (const task of tasks) {
      if (isStopped) return
      await task().catch((error: unknown) => {
        if (!isStopped) log('upkeep_failed', { error: describeError(error) })
      })
    }
  }
  let running = round()
  const timer = setInterval(() => {
    running = running.then(round)
  }, anHour)
  timer.unref()
  return {
    stop: () => {
      isStopped = true
      clearInterval(timer)
    },
  }
}
