import { join } from 'node:path'
import { publicSettings, type SiteConfig } from '#domain/site/public-settings.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import { videoOrigin } from '#domain/site/video-embed.ts'
import { createAnswers } from '#functions/assistant/answers/answers.ts'
import { createAssistant } from '#functions/assistant/assistant.ts'
import { type ModelAccess, openModel } from '#functions/assistant/model/open-model.ts'
import type { ReadIndex } from '#functions/assistant/search/index-file.ts'
import type { Log } from '#functions/log.ts'
import { usDate } from '#functions/us-date.ts'
import { type AccountSettings, startEmbeddedBackend } from '#server/backend/embedded-backend.ts'
import { loadSecrets } from '#server/backend/secrets.ts'
import { purgeOldRows, startUpkeep } from '#server/erase/upkeep.ts'
import { createFunctionCaller, type FunctionCaller } from '#server/functions/function-caller.ts'
import type { AllowedOrigins } from '#server/http/headers.ts'
import { sendBesideHostedProject } from '#server/leads/beside-hosted-project.ts'
import { createCalendar } from '#server/leads/calendar.ts'
import type { LeadEmailDeps } from '#server/leads/send-lead-emails.ts'
import { webhookSettings } from '#server/leads/webhooks/webhook-settings.ts'
import type { SendAccountEmail } from '#server/mail/templates/accounts/account-email.ts'
import { writeAccountEmail } from '#server/mail/templates/accounts/write-account-email.ts'
import { writeLeadEmail } from '#server/mail/templates/leads/write-lead-email.ts'
import { openTransport } from '#server/mail/transport/open-transport.ts'
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
export async function openSite(start: Start, readIndex: ReadIndex, log: Log): Promise<Site> {
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
  const leadEmails: Pick<LeadEmailDeps, 'write' | 'send'> = {
    write: (lead, email) => writeLeadEmail(lead, email, emailSettings),
    send: transport.send,
  }

  const webhooks = webhookSettings(env)

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
    return {
      siteConfig: configFor(false, env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY),
      today,
      allowedOrigins: allowedOrigins(settings, env.SUPABASE_URL),
      carrierLogos,
      backend: undefined,
      callFunction: undefined,
      calendar: project && createCalendar({ project, settings, siteUrl: publicUrl }),
      stop: async () => {
        upkeep?.stop()
        await sending?.stop()
        transport.close()
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
    accounts: accountSettings(env, async (email) => transport.send(writeAccountEmail(email, emailSettings))),
    leadEmails,
    morningEmails: { settings: emailSettings, send: transport.send },
    webhooks,
    outboxDir,
    log,
  })
  const project = { url: 'http://127.0.0.1', secretKey: secrets.secretKey, fetch: backend.fetch }
  const upkeep = startUpkeep([...upkeepOf(start, project, log), backend.forgetExpired], log)
  const answers = createAnswers(settings, model !== undefined, readIndex)
  const assistant = createAssistant({ settings, model: await openModel(model), answers, log })
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
      backend,
      assistant,
      limits: { isOn: env.RATE_LIMITS === 'on', trustedProxies: env.TRUSTED_PROXIES },
      log,
    }),
    calendar: createCalendar({ project, settings, siteUrl: publicUrl }),
    stop: async () => {
      upkeep.stop()
      await backend.stop()
      transport.close()
    },
  }
}

/** What is done at the start and again and again: the launch check for the desk, and erasing what is past its time. */
function upkeepOf(start: Start, project: Project, log: Log): (() => Promise<void>)[] {
  return [
    async () => recordLaunchFindings(launchFindings(start, await readAgentCount(project)), project, log),
    () => purgeOldRows(project, start.settings.retention, log),
  ]
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
