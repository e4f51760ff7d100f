/** The mail that a link came from, as the auth service names it. */
export const mailKinds = ['signup', 'recovery', 'email_change', 'magiclink', 'invite', 'email'] as const
export type MailKind = (typeof mailKinds)[number]
