import { oneLine } from '#server/mail/templates/accounts/write-account-email.ts'
import { unlinked } from './unlinked.ts'

/**
 * What somebody typed, or what came from their browser, as a mail of ours may say it: on one line, with nothing to tap.
 * Anybody can have a mail sent to anybody; it must not lead anywhere but to us.
 */
export function typedText(text: string): string {
  return oneLine(unlinked(text)).replaceAll(/ {2,}/g, ' ')
}
