import { isStateCode, type StateCode } from './states.ts'

/** What somebody typed as two-letter codes of states, each once: those that are, and what is none as it was typed. */
export function readStates(typed: string): { states: StateCode[]; unknown: string[] } {
  const words = typed.split(/[\s,;]+/u).filter((word) => word !== '')
  const codes = [...new Set(words.map((word) => word.toUpperCase()))]
  return {
    states: codes.filter(isStateCode),
    unknown: words.filter((word) => !isStateCode(word.toUpperCase())),
  }
}
