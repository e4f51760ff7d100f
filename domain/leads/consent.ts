/** Names the consent sentence in force; a changed sentence gets a new version, and leads keep the one they saw. */
export const consentVersion = '2026-11-20'
