/**
 * Names the consent sentences in force (`leads:consent` in the words); a changed sentence gets a new version, and leads
 * keep the one they saw. One sentence for a phone number that is handed over, one for an e-mail address.
 */
export const consentVersions = { calls: 'calls-2026-11-21', emails: 'emails-2026-11-21' } as const
export type ConsentVersion = (typeof consentVersions)[keyof typeof consentVersions]
