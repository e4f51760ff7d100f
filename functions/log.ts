import type { LoggedError } from './describe-error.ts'

/** `info` needs nobody, `warning` waits or heals by itself, `error` wants the operator. */
type LogLevel = 'info' | 'warning' | 'error'

/** Every event that a log tells of, and how much it matters. docs/operating/logs.md says what each means and what to do. */
export const logLevels = {
  accounts_failed: 'error',
  alert_began: 'error',
  alert_not_mailed: 'error',
  alert_over: 'info',
  answer_failed: 'error',
  assistant_model_failed: 'warning',
  assistant_ready: 'info',
  audit_event_lost: 'error',
  backup_failed: 'error',
  backup_made: 'info',
  backup_overdue: 'error',
  backups_not_removed: 'warning',
  backups_wait: 'warning',
  carrier_logo_failed: 'warning',
  database_adopted: 'info',
  database_back: 'info',
  database_created: 'info',
  database_ended: 'error',
  database_not_ready: 'error',
  database_not_started: 'error',
  database_ready: 'info',
  database_ready_again: 'info',
  disk_has_room: 'info',
  disk_nearly_full: 'error',
  examples_outdated: 'warning',
  function_failed: 'error',
  google_callback_failed: 'error',
  google_code_refused: 'error',
  google_unreachable: 'warning',
  job_failed: 'warning',
  job_given_up: 'error',
  job_queue_waits: 'warning',
  launch_check_lost: 'warning',
  lead_mail_failed: 'warning',
  lead_mail_given_up: 'error',
  lead_mails_wait: 'warning',
  limits_counted_apart: 'warning',
  limits_counted_together: 'info',
  mail_server_away: 'error',
  mail_server_back: 'info',
  migration_applied: 'info',
  migration_changed: 'warning',
  morning_emails_wait: 'warning',
  outbox_not_swept: 'warning',
  pages_not_rendered: 'error',
  quote_service_back: 'info',
  quote_service_failed: 'error',
  request_code_failed: 'warning',
  request_codes_wait: 'warning',
  request_failed: 'error',
  rows_erased: 'info',
  secrets_differ: 'error',
  settings_added: 'info',
  site_open: 'info',
  status_lost: 'warning',
  status_stored: 'info',
  tables_refused: 'warning',
  upgrade_backed_up: 'info',
  upgrade_tried: 'info',
  upkeep_failed: 'error',
  version_changed: 'info',
  version_not_noted: 'warning',
  webhook_given_up: 'error',
  webhook_receiver_away: 'warning',
  webhook_receiver_back: 'info',
  webhooks_stopped: 'error',
  webhooks_wait: 'warning',
} as const satisfies Record<string, LogLevel>

export type LogCode = keyof typeof logLevels

/** Ids, counts, methods, causes. Never a name, an address, a phone number, an answer or a message. */
export type LogDetails = Readonly<Record<string, string | number | LoggedError | undefined>>

/** Tells the operator of one event. */
export type Log = (code: LogCode, details?: LogDetails) => void

/** One line of JSON: time (ISO 8601, UTC), level, code, then the details. */
export function logLine(code: LogCode, details: LogDetails | undefined, time: Date): string {
  return JSON.stringify({ time: time.toISOString(), level: logLevels[code], code, ...details })
}
