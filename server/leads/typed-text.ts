import { oneLine } from '#server/mail/write-letter.ts'

/** What mail programs make a link of: an address with its scheme, or words around a dot that end as sites' names do. */
const webAddress =
  /\S*(?:[a-z]:\/\/|www\.|[\p{L}\d-]\.(?:com|net|org|info|biz|io|co|us|me|ru|cn|xyz|top|site|online|shop|store|link|click|live|app|dev|page|ly|gl|tk)(?![\p{L}\d]))\S*/giu

/**
 * What somebody typed, or what came from their browser, as a mail of ours may say it: on one line and without web
 * addresses. Anybody can have a mail sent to anybody; it must not lead anywhere but to us.
 */
export function typedText(text: string): string {
  return oneLine(text.replaceAll(webAddress, '')).replaceAll(/ {2,}/g, ' ')
}
