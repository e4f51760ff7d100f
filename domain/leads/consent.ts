import type { ReachWay } from './reach.ts'

/** What somebody may agree to besides: calls and texts, texts alone, or e-mails. */
export const consentKinds = ['calls', 'texts', 'emails'] as const
export type ConsentKind = (typeof consentKinds)[number]

/**
 * Names the consent sentences in force (`leads:consent` in the words); a changed sentence gets a new version, and leads
 * keep the one they saw. A version begins with its kind.
 */
export const consentVersions = {
  calls: 'calls-2026-11-24',
  texts: 'texts-2026-11-24',
  emails: 'emails-2026-11-24',
} as const satisfies Record<ConsentKind, `${string}-${string}`>

/** Which sentence a version is of; one from elsewhere counts as the one about calls, the widest. */
export function consentKindOf(version: string | null): ConsentKind {
  return consentKinds.find((kind) => version?.startsWith(`${kind}-`)) ?? 'calls'
}

/** The sentence that fits how somebody may be reached: who wants no calls is not asked to agree to them. */
export function consentFor(reach: readonly ReachWay[]): ConsentKind {
  if (reach.includes('call')) return 'calls'
  return reach.includes('text') ? 'texts' : 'emails'
}
