import type { RestOfText } from './rest-of-text.ts'

const smoking = '(?:smok\\w*|vap\\w+|tobacco|nicotine|cigarettes?|cigars?)'
const quit =
  /\b(?:(?:i |she |he |have |has )?(?:quit|stopped|gave up)(?: smoking| vaping| cigarettes| tobacco)?|used to smoke|(?:ex|former) smoker|no longer smokes?|(?:dont|doesnt|do not|does not) smoke any ?more|(?:ya )?(?:deje|dejo|dejado)(?: de fumar| el cigarro| el tabaco)|ex ?fumador[a]?|ya no fum[ao])\b/
const since =
  /\b(over|more than|mas de)?\s*(?:hace )?(over|more than|mas de)?\s*(\d{1,2}|an?|one|un|una|last|couple|few|varios|unos)\s+(?:of )?(year|yr|month|week|day|ano|mes|semana|dia)s?e?s?\b(?: ago)?/
/** How long something is past is no term. */
export const ago =
  /\b(?:\d{1,2}|an?|one|un|una) (?:years?|yrs?|months?|weeks?) ago\b|\bhace (?:mas de )?(?:\d{1,2}|un|una) (?:anos?|mes(?:es)?|semanas?)\b/
const isNot = new RegExp(
  `\\b(?:non ?smok(?:er|ing)|no(?:t)?(?: an?)? smoker|(?:dont|doesnt|do not|does not|didnt|never|not|neither(?: of us)?) (?:use |used |ever )?${smoking}|(?:no|without|zero) ${smoking}|${smoking} free|no (?:es |soy )?fumador[a]?|(?:no|nunca|jamas|ni|ninguno|tampoco) (?:he |ha |yo )?(?:fum(?:o|a|e|ado|amos|ar)|us[oa] tabaco|consum[oa] tabaco|vape[oa])|sin tabaco)\\b`,
)
/** It was, and nobody says when it ended. */
const past = /\b(?:smoked|fumaba)\b|^\W*(?:ya no|not any ?more|used to|antes)\W*$/
const hemp =
  /\b(?:smok\w+|vap\w+|fum[oa]) (?:some |only |just |solo )?(?:weed|pot|marijuana|cannabis|mota|marihuana|hierba)\b/
const is =
  /\b(?:(?:an? )?smok(?:e|es|er|ing)|vap(?:e|es|ing|eo|ea)|chews?(?: tobacco)?|(?:uses? |with |chewing )?(?:tobacco|nicotine)(?: user)?|cigarettes?|cigars?|dips|(?:soy |es )?fumador[a]?|fum[oa]|us[oa] tabaco|con tabaco|tabaco|cigarros?|cigarrillos?)\b/

const yes =
  /^\W*(?:yes|yeah|yep|yup|y|si|sip|simon|claro(?: que si)?|correct|(?:yes )?i do|(?:yes )?(?:she|he) does|sometimes|occasionally|socially|a veces|de vez en cuando|poco|un poco)\b/
const no =
  /^\W*(?:no|nope|nah|n|never|nunca|jamas|not at all|para nada|i dont|(?:she|he) doesnt|none|nada|neither)\b/

/**
 * Whether somebody used tobacco or nicotine in the last 12 months; `open` where it is spoken of and yet unclear, as by
 * whoever quit and does not say when. A bare yes or no counts where it was asked.
 */
export function tobaccoSaid(text: RestOfText, isAsked: boolean): boolean | 'open' | undefined {
  if (text.take(hemp)) return 'open'
  if (text.take(quit)) return quitSince(text.take(since))
  // "No, I smoke": the words say more than the no before them.
  if (text.take(isNot)) return clear(false, text)
  if (text.take(past)) return 'open'
  if (text.take(is)) return clear(true, text)
  if (!isAsked) return undefined
  // Whoever quit was asked when.
  if (text.has(ago)) return quitSince(text.take(since))
  if (text.take(no)) return false
  return text.take(yes) ? true : undefined
}

function clear(uses: boolean, text: RestOfText): boolean {
  text.take(uses ? yes : no)
  text.takeAll(uses ? is : isNot)
  return uses
}

function quitSince(match: RegExpExecArray | undefined): boolean | 'open' {
  if (match === undefined) return 'open'
  const [, before, after, number = '', unit = ''] = match
  const count = /^\d/.test(number) ? Number(number) : /couple|few|varios|unos/.test(number) ? 2 : 1
  if (/^(?:year|yr|ano)/.test(unit)) {
    if (number === 'last') return 'open'
    return count > 1 || before !== undefined || after !== undefined ? false : 'open'
  }
  if (/^(?:month|mes)/.test(unit)) return count === 12 ? 'open' : count < 12
  return true
}
