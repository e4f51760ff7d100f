import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { SiteStatus } from '#domain/leads/desk/status.ts'
import { isEmailAddress } from '#domain/people/contact/email.ts'
import { publicSettings, type SiteConfig } from '#domain/site/public-settings.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import { videoOrigin } from '#domain/site/video-embed.ts'
import { createAnswers } from '#functions/assistant/answers/answers.ts'
import { createAssistant, createChatAssistant } from '#functions/assistant/assistant.ts'
import { type ModelAccess, openModel } from '#functions/assistant/model/open-model.ts'
import type { ReadIndex } from '#functions/assistant/search/index-file.ts'
import type { LeadStore } from '#functions/leads/lead-store.ts'
import type { Log } from '#functions/log.ts'
import { quotesFromProject, quotesFromProvider } from '#functions/quotes/estimate/find-quotes-for.ts'
import { usDate } from '#functions/us-date.ts'
import { backupSettings } from '#server/backend/backup/backup-settings.ts'
import { type BackupState, backupState } from '#server/backend/backup/scheduled-backups.ts'
import { type AccountSettings, startEmbeddedBackend } from '#server/backend/embedded-backend.ts'
import { loadSecrets, markOf } from '#server/backend/secrets.ts'
import { backUpBefore } from '#server/backend/upgrade/back-up-before.ts'
import { prepareUpgrade } from '#server/backend/upgrade/prepare-upgrade.ts'
import type { Sql } from '#server/database/sql.ts'
import { purgeAttempts, purgeCarried, purgeOldRows, startUpkeep } from '#server/erase/upkeep.ts'
import { createFunctionCaller, type FunctionCaller } from '#server/functions/function-caller.ts'
import { createMcpEndpoint, type McpEndpoint } from '#server/functions/mcp-endpoint.ts'
import { createQuoteProvider } from '#server/functions/quote-source.ts'
import type { AllowedOrigins } from '#server/http/headers.ts'
import { sendBesideHostedProject } from '#server/leads/beside-hosted-project.ts'
import { createCalendar } from '#server/leads/calendar.ts'
import type { LeadEmailDeps } from '#server/leads/send-lead-emails.ts'
import { webhookSettings } from '#server/leads/webhooks/webhook-settings.ts'
import type { SendEmail } from '#server/mail/email.ts'
import type { SendAccountEmail } from '#server/mail/templates/accounts/account-email.ts'
import { writeAccountEmail } from '#server/mail/templates/accounts/write-account-email.ts'
import type { EmailSettings } from '#server/mail/templates/email-content.ts'
import { writeLeadEmail } from '#server/mail/templates/leads/write-lead-email.ts'
import { openTransport } from '#server/mail/transport/open-transport.ts'
import type { EmailTransport } from '#server/mail/transport/transport.ts'
import type { AlertMail } from '#server/monitoring/alerts.ts'
import { watchCertificate } from '#server/monitoring/certificate.ts'
import type { Metrics, WatchedStatus } from '#server/monitoring/metrics.ts'
import { type WatchDeps, watchSite } from '#server/monitoring/watch-site.ts'
import { type CarrierLogos, createCarrierLogos } from '#server/pages/carrier-logos.ts'
import { type Env, secretOverrides } from './env.ts'
import { launchFindings, type Project, readAgentCount, recordLaunchFindings } from './launch-findings.ts'
import type { Start } from './start.ts'

/** The running parts of the site that development and production share. */
export interface Site {
  siteConfig: () => SiteConfig
  today: () => string
  allowedOrigins: AllowedOrigins
  carrierLogos: CarrierLogos
  backend:
    | {
        fetch: (request: Request, socketAddress?: string) => Promise<Response>
        isReady: () => Promise<boolean>
      }
    | undefined
  callFunction: FunctionCaller | undefined
  /** Answers an agent's calendar by the name of its file; absent beside a hosted project without its secret key. */
  calendar: ((file: string) => Promise<Response>) | undefined
  /** Answers AI assistants. */
  mcp: McpEndpoint
  /** How the site was doing at the last look. */
  status: () => WatchedStatus | undefined
  stop: () => Promise<void>
}

const today = () => usDate(new Date())

function originOf(url: string | null): string[] {
  return url ? [new URL(url).origin] : []
}

/** Origins that the operator's settings bring onto the pages; `supabaseUrl` is `/` where the backend is our own. */
export function allowedOrigins(settings: Settings, supabaseUrl: string): AllowedOrigins {
  const { schedulingUrl, phoneDialerScriptUrl } = settings.links
  const hasVideos = Object.values(settings.videos).some((id) => id !== null)
  return {
    scripts: originOf(phoneDialerScriptUrl),
    frames: [...originOf(schedulingUrl), ...(hasVideos ? [videoOrigin] : [])],
    connections: supabaseUrl === '/' ? [] : originOf(supabaseUrl),
  }
}

/**
 * Opens what answers the site's calls: the embedded backend and our functions, or, with SUPABASE_URL, nothing of
 * ours, because the hosted project answers them; beside it only the emails of leads and webhooks are sent from here.
 * `readIndex` is for the assistant. Throws one plain sentence when a part cannot start.
 */
export async function openSite(
  start: Start,
  readIndex: ReadIndex,
  log: Log,
  metrics?: Pick<Metrics, 'countMail' | 'countLead'>,
): Promise<Site> {
  const { env, settings, quoteSource } = start
  const publicUrl = env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`
  const isPublic = publicSettings(settings)
  const carrierLogos = createCarrierLogos(settings.carriers, { fetch, now: Date.now, log })
  const model = modelAccess(env)
  const configFor =
    (hasOwnAccounts: boolean, supabaseUrl: string, supabaseKey: string) => (): SiteConfig => ({
      ...isPublic,
      supabaseUrl,
      supabaseKey,
      publicUrl,
      accounts: {
        recoveryCodes: hasOwnAccounts,
        cancelEmailChange: hasOwnAccounts,
        google: hasOwnAccounts ? env.GOOGLE_CLIENT_ID !== undefined : null,
      },
      assistant: model === undefined ? 'site-texts' : 'model',
      today: today(),
    })

  const outboxDir = join(env.DATA_DIR, 'outbox')
  const emailSettings = {
    brand: settings.brand.name,
    agent: settings.agent,
    siteUrl: publicUrl,
    backendUrl: env.SUPABASE_URL ?? publicUrl,
  }
  const transport = openTransport(emailSettings, { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, outboxDir })
  const send = metrics?.countMail(transport.send) ?? transport.send
  const alertTransport = openAlertTransport(env, emailSettings)
  const watched: Omit<WatchDeps, 'database' | 'project'> = {
    dataDir: env.DATA_DIR,
    settings: emailSettings,
    isHosted: env.SUPABASE_URL !== undefined,
    hasMailServer: env.SMTP_URL !== undefined,
    alertMail: alertMail(env, alertTransport, send),
    certificate: watchCertificate(publicUrl, Date.now),
    readBackup: async (sql) => lastBackup(await backupState(sql)),
    log,
  }
  const closeTransports = () => {
    transport.close()
    alertTransport?.close()
  }
  const leadEmails: Pick<LeadEmailDeps, 'write' | 'send'> = {
    write: (lead, email) => writeLeadEmail(lead, email, emailSettings),
    send,
  }

  const webhooks = webhookSettings(env)
  const limits = { isOn: env.RATE_LIMITS === 'on', trustedProxies: env.TRUSTED_PROXIES }
  const { placeholderProspect } = settings

  if (env.SUPABASE_URL && env.SUPABASE_PUBLISHABLE_KEY) {
    // A hosted project runs no process of ours: with its database's address, this one sends its emails and webhooks.
    const sending = env.DATABASE_URL
      ? await sendBesideHostedProject(
          env.DATABASE_URL,
          { emails: leadEmails, settings: emailSettings, outboxDir, webhooks },
          log,
        )
      : undefined
    const project = env.SUPABASE_SECRET_KEY
      ? { url: env.SUPABASE_URL, secretKey: env.SUPABASE_SECRET_KEY, fetch }
      : undefined
    const upkeep = project && startUpkeep(upkeepOf(start, project, log), log)
    const functions = { url: env.SUPABASE_URL, publicKey: env.SUPABASE_PUBLISHABLE_KEY, fetch }
    const texts = createAnswers(settings, false, readIndex)
    const sql = sending?.sql
    const watch = watchSite({
      ...watched,
      database: sql && { is: 'given', sql, isReady: () => answers(sql) },
      project,
    })
    return {
      siteConfig: configFor(false, env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY),
      today,
      allowedOrigins: allowedOrigins(settings, env.SUPABASE_URL),
      carrierLogos,
      backend: undefined,
      callFunction: undefined,
      mcp: createMcpEndpoint({
        settings,
        publicUrl,
        findQuotes: () => quotesFromProject(functions, placeholderProspect),
        assistant: createAssistant({ settings, answers: texts, log }),
        limits: { ...limits, secret: randomBytes(32).toString('base64url') },
        log,
      }),
      calendar: project && createCalendar({ project, settings, siteUrl: publicUrl }),
      status: watch.latest,
      stop: async () => {
        await watch.stop()
        upkeep?.stop()
        await sending?.stop()
        closeTransports()
      },
    }
  }

  log('assistant_ready', model && { model: model.name, host: new URL(model.url).host })
  const secrets = await loadSecrets(env.DATA_DIR, secretOverrides(env))
  const backend = await startEmbeddedBackend({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    databaseCacheMb: env.DATABASE_CACHE_MB,
    secrets,
    siteUrl: publicUrl,
    accounts: accountSettings(env, async (email) => send(writeAccountEmail(email, emailSettings))),
    leadEmails,
    agentEmails: { settings: emailSettings, send },
    webhooks,
    backups: backupSettings(env),
    outboxDir,
    prepareUpgrade:
      env.UPGRADE_TRIAL === 'off'
        ? undefined
        : (url) =>
            prepareUpgrade(url, {
              dataDir: env.DATA_DIR,
              backUp: (from) => backUpBefore(from, env, new Date()),
              log,
            }),
    log,
  })
  const project = { url: 'http://127.0.0.1', secretKey: secrets.secretKey, fetch: backend.fetch }
  const upkeep = startUpkeep([...upkeepOf(start, project, log), backend.forgetExpired], log)
  const { sql } = backend
  const watch = watchSite({
    ...watched,
    database: sql && { is: env.DATABASE_URL ? 'given' : 'own', sql, isReady: backend.isReady },
    secretsMark: markOf(secrets),
    project,
  })
  const answerTexts = createAnswers(settings, model !== undefined, readIndex)
  const assistant = createChatAssistant({
    settings,
    model: await openModel(model),
    answers: answerTexts,
    log,
  })
  return {
    // A page calls the backend at its own address, whatever name it was opened by.
    siteConfig: configFor(true, '/', secrets.publishableKey),
    today,
    allowedOrigins: allowedOrigins(settings, '/'),
    carrierLogos,
    backend,
    callFunction: createFunctionCaller({
      settings,
      quoteSource,
      secrets,
      publicUrl,
      backend: metrics ? { ...backend, storeLead: counted(backend.storeLead, metrics.countLead) } : backend,
      assistant,
      limits,
      log,
    }),
    mcp: createMcpEndpoint({
      settings,
      publicUrl,
      findQuotes: () => {
        const provider = createQuoteProvider(quoteSource, settings, log)
        return quotesFromProvider(provider, placeholderProspect, () => new Date())
      },
      assistant: createAssistant({ settings, answers: answerTexts, log }),
      limits: { ...limits, secret: secrets.sealingKey, store: backend.attempts },
      recordLimit: backend.recordLimit,
      log,
    }),
    calendar: createCalendar({ project, settings, siteUrl: publicUrl }),
    status: watch.latest,
    stop: async () => {
      await watch.stop()
      upkeep.stop()
      await backend.stop()
      closeTransports()
    },
  }
}

/** What is done at the start and again and again: the launch check for the desk, and erasing what is past its time. */
function upkeepOf(start: Start, project: Project, log: Log): (() => Promise<void>)[] {
  return [
    async () => recordLaunchFindings(launchFindings(start, await readAgentCount(project)), project, log),
    () => purgeOldRows(project, start.settings.retention, log),
    () => purgeAttempts(project),
    () => purgeCarried(project),
  ]
}

/** The mail server that tells the operator when the site's own fails. It sends as its own user, as others may not. */
function openAlertTransport(env: Env, settings: EmailSettings): EmailTransport | undefined {
  const { ALERT_SMTP_URL: smtpUrl, ALERT_EMAIL: email, DATA_DIR } = env
  if (!smtpUrl) return undefined
  const user = decodeURIComponent(new URL(smtpUrl).username)
  const from = isEmailAddress(user) ? user : email
  return openTransport(settings, { smtpUrl, from, outboxDir: join(DATA_DIR, 'outbox') })
}

function alertMail(env: Env, own: EmailTransport | undefined, send: SendEmail): AlertMail | undefined {
  const { ALERT_EMAIL: to } = env
  return to ? { to, send: own?.send ?? send, hasOwnServer: own !== undefined } : undefined
}

/** The last backup that was made or failed; while one is made, the one before. */
function lastBackup({ last, lastGood }: BackupState): SiteStatus['backup'] {
  const told = last?.outcome === 'waiting' ? lastGood : last
  return told
    ? { at: (told.endedAt ?? told.startedAt).toISOString(), has_failed: told.outcome === 'failed' }
    : null
}

const answers = (sql: Sql): Promise<boolean> =>
  sql`select 1`.then(
    () => true,
    () => false,
  )

function counted(storeLead: LeadStore, count: (kind: string) => void): LeadStore {
  return async (lead) => {
    const id = await storeLead(lead)
    count(lead.kind)
    return id
  }
}

function modelAccess(env: Env): ModelAccess | undefined {
  const { ASSISTANT_MODEL_URL: url, ASSISTANT_MODEL_KEY: key, ASSISTANT_MODEL: name } = env
  return url && name ? { url, key, name } : undefined
}

function accountSettings(env: Env, sendEmail: SendAccountEmail): AccountSettings {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env
  return {
    confirmEmail: env.AUTH_CONFIRM_EMAIL === 'on',
    takesSignUps: env.AUTH_SIGN_UPS === 'on',
    isLimited: env.RATE_LIMITS === 'on',
    trustedProxies: env.TRUSTED_PROXIES,
    google: clientId && clientSecret ? { clientId, clientSecret, issuer } : undefined,
    sendEmail,
  }
}
