import type { User } from '@supabase/supabase-js'
import type { SignedInDevice } from '#app/features/security/account-facts.ts'
import type { AccountAnswersRow } from '#domain/account/sync/account-answers.ts'
import type { ProfileRow } from '#domain/account/sync/profile-row.ts'
import { parseJson } from '#domain/json/parse-json.ts'
import { type SavedPlan, storedPlanDetails } from '#domain/plans/saved-plan.ts'
import type { KeyValueStore } from '#domain/storage/key-value-store.ts'
import { storageKeys, tabStorageKeys } from '#domain/storage/storage-keys.ts'
import { deviceNameOf } from './device-words.ts'

interface ExportParts {
  about: string
  now: Date
  user: User
  profile: ProfileRow | undefined
  answers: AccountAnswersRow | undefined
  plans: readonly SavedPlan[]
  /** Undefined where they could not be looked up. */
  devices: readonly SignedInDevice[] | undefined
  /** What this device keeps of the visitor, by its name there. */
  device: Readonly<Record<string, unknown>>
}

/**
 * All that the account and this device keep, under names that can be read; times are ISO timestamps. Secrets are left
 * out: no token, no key of an authenticator app.
 */
export function accountExport(parts: ExportParts) {
  const { about, now, user, profile, answers, plans, devices, device } = parts
  return {
    about,
    madeAt: now.toISOString(),
    account: {
      id: user.id,
      email: user.email ?? null,
      emailConfirmedAt: user.email_confirmed_at ?? null,
      createdAt: user.created_at,
      lastSignInAt: user.last_sign_in_at ?? null,
      details: user.user_metadata,
    },
    waysToSignIn: (user.identities ?? []).map((identity) => ({
      provider: identity.provider,
      details: identity.identity_data ?? {},
      linkedAt: identity.created_at ?? null,
      lastUsedAt: identity.last_sign_in_at ?? null,
    })),
    authenticatorApps: (user.factors ?? []).map(({ friendly_name, status, created_at }) => ({
      name: friendly_name ?? null,
      status,
      addedAt: created_at,
    })),
    signedInOn: (devices ?? []).map(({ userAgent, lastUsed, isCurrent }) => ({
      ...deviceNameOf(userAgent),
      userAgent,
      lastUsedAt: lastUsed,
      isThisDevice: isCurrent,
    })),
    profile: profile ?? null,
    answers: answers ?? null,
    savedPlans: plans.map((plan) => ({ ...plan, plan_details: storedPlanDetails(plan.plan_details) })),
    thisDevice: device,
  }
}

/** The file's name: the day it was made, and nothing of the visitor. */
export function exportFileName(base: string, now: Date): string {
  return `${base}-${now.toISOString().slice(0, 10)}.json`
}

function readable(text: string): unknown {
  const read = parseJson(text)
  return read.ok ? read.value : text
}

/** What this device and this tab keep of a visitor, by its name there. Tokens and links that open something are not among it. */
export function deviceCopies(device: KeyValueStore, tab: KeyValueStore): Record<string, unknown> {
  const found = (store: KeyValueStore, keys: Readonly<Record<string, string>>) =>
    Object.values(keys).flatMap((key) => {
      const text = store.getItem(key)
      return text === null ? [] : [[key, readable(text)] as const]
    })
  const { requestSession: _session, broughtLink: _brought, ...tabKeys } = tabStorageKeys
  const { ownLink: _own, ...deviceKeys } = storageKeys
  return Object.fromEntries([...found(device, deviceKeys), ...found(tab, tabKeys)])
}
