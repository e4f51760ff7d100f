import { type MailKind, mailKinds } from '#app/features/account/auth-place.ts'
import { paths } from '#domain/site/paths.ts'

/** What the link of a mail hands to `/auth/confirm`, behind the `#`. */
export type ConfirmAddress =
  /** `goesOnTo` is an address of this site that was asked for instead of the usual way on. */
  | { kind: 'link'; tokenHash: string; mail: MailKind; goesOnTo: string | undefined }
  /** The notice to the old mailbox: whoever reads it can stop a change of address. */
  | { kind: 'cancel'; token: string }
  | { kind: 'bare' }

/** Every way back from a sign-in ends on these by itself. */
const usualWays: readonly string[] = [paths.home, paths.auth, paths.authCallback, paths.authConfirm]

/** An address of another site is not followed, whoever wrote it into the link. */
function ownAddress(asked: string | null, origin: string): string | undefined {
  if (!asked || !URL.canParse(asked)) return undefined
  const { protocol, origin: askedOrigin, pathname, search } = new URL(asked)
  const isOwn = askedOrigin === origin && /^https?:$/.test(protocol)
  return isOwn && !usualWays.includes(pathname) ? pathname + search : undefined
}

/** Reads the fragment of `/auth/confirm`; `origin` is this site's. */
export function confirmAddress(hash: string, origin: string): ConfirmAddress {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const cancel = fragment.get('cancel')
  if (cancel) return { kind: 'cancel', token: cancel }
  const tokenHash = fragment.get('token_hash')
  const mail = mailKinds.find((kind) => kind === fragment.get('type'))
  if (!tokenHash || !mail) return { kind: 'bare' }
  return { kind: 'link', tokenHash, mail, goesOnTo: ownAddress(fragment.get('redirect_to'), origin) }
}
