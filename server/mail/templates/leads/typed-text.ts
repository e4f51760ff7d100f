import { oneLine } from '#server/mail/templates/fill.ts'

/**
 * What somebody typed, or what came from their browser, as an email of ours may say it: on one line, with nothing to tap.
 * Anybody can have an email sent to anybody; it must not lead anywhere but to us.
 */
export function typedText(text: string): string {
  return oneLine(unlinked(text)).replaceAll(/ {2,}/g, ' ')
}

/** Dots as browsers read them in a host's name: the plain one, the small one, and those of East Asian writing. */
const dotBeforeName = /[.\u2024\u3002\uff0e\uff61](?=[^\s\d.#]{2})/g

const phoneNumber = /\p{Nd}{3}(?:[\s().+\p{Pd}]*\p{Nd}){4,}/gu

/**
 * A text in which no mail program finds anything to tap: names and plans come from the browser, so whoever asks for
 * a quote could have our email carry them to somebody else. Whatever would make a link (`//`, an at-sign, a dot before
 * a name) becomes a space, and the digits of a phone number become `#`; a text never grows. "J.R. Smith" stays.
 */
export function unlinked(text: string): string {
  return text
    .replace(/[@\uff20]|[/\\]{2,}/g, ' ')
    .replace(dotBeforeName, ' ')
    .replace(phoneNumber, (number) => number.replace(/\p{Nd}/gu, '#'))
}
