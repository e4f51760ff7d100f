import { englishSelfHarm } from './self-harm-english.ts'
import { spanishSelfHarm } from './self-harm-spanish.ts'

/** Words that mean it however they are misspelled, by one letter more, less, wrong, or out of place. */
const telling = [
  ...['suicide', 'suicidal', 'suicides', 'suicidio', 'suicidar', 'suicidarme', 'suicidarse'],
  ...['myself', 'himself', 'herself', 'matarme'],
].map(collapsed)

const thoughts = new RegExp(
  [...englishSelfHarm, ...spanishSelfHarm].map((thought) => `\\b(?:${collapsed(thought)})`).join('|'),
)

/**
 * Whether somebody may be thinking of suicide or of hurting themselves: the writer, or someone they worry about. Both
 * languages are looked through always, as people type them. Any mention of suicide counts, because an answer too warm
 * does no harm, and one that misses it may.
 */
export function suggestsSelfHarm(message: string): boolean {
  return thoughts.test(plain(message).split(' ').map(mended).join(' '))
}

const contract =
  /\b(?:pay\w*|paid|cover\w*|claus\w*|exclu\w*|polic\w*|insur\w*|claim\w*|void|den[iy]\w*|pag\w*|cubr\w*|cobr\w*|poli[sz]a\w*|segur\w*|asegur\w*)\b/
/** Somebody is meant: the writer, or a person they know. */
const somebody =
  /\b(?:i|im|id|ive|il|me|my|mine|myself|we|us|our|he|she|him|his|her|they|them|yo|mi|mis|nos|nuestr[oa]s?|quiero|kiero|pienso|voy|se (?:suicido|mato|quito))\b/

/**
 * Whether a message that suggests self-harm only asks, of nobody in particular, what a policy says about it. Such a
 * visitor is told of the lifeline too, and then where the answer stands.
 */
export function asksOfPolicy(message: string): boolean {
  const text = plain(message)
  return contract.test(text) && !somebody.test(text)
}

/** Small letters alone, each once where it is repeated, with one space between words: "Kiiill  my-self!" is "kil my self". */
function plain(message: string): string {
  const letters = message
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}'’‘`´*]/gu, '')
    .replace(/(?<=\p{L})[1!|](?=\p{L})/gu, 'i')
    .replace(/(?<=\p{L})0(?=\p{L})/gu, 'o')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return collapsed(letters)
}

function collapsed(text: string): string {
  return text.replace(/([a-z])\1+/g, '$1')
}

function mended(word: string): string {
  return telling.find((right) => isOneSlipAway(word, right)) ?? word
}

/** Whether two words differ by at most one letter: missing, added, another one, or swapped with its neighbor. */
function isOneSlipAway(word: string, right: string): boolean {
  if (word === right) return true
  if (Math.abs(word.length - right.length) > 1 || word.length < 5) return false
  let start = 0
  while (start < right.length && word[start] === right[start]) start++
  const rest = word.slice(start)
  const rightRest = right.slice(start)
  const isSwapped =
    rest[0] === rightRest[1] && rest[1] === rightRest[0] && rest.slice(2) === rightRest.slice(2)
  return (
    isSwapped ||
    rest.slice(1) === rightRest.slice(1) ||
    rest === rightRest.slice(1) ||
    rest.slice(1) === rightRest
  )
}
