/** A text from which is taken what was understood, so that what is left tells how much was not. */
export interface RestOfText {
  /** Takes the first match of a pattern out of the text. */
  take: (pattern: RegExp) => RegExpExecArray | undefined
  /** Takes every match out of the text. */
  takeAll: (pattern: RegExp) => RegExpExecArray[]
  has: (pattern: RegExp) => boolean
  left: () => string
}

export function restOf(text: string): RestOfText {
  let left = text
  function take(pattern: RegExp): RegExpExecArray | undefined {
    const match = pattern.exec(left)
    if (match === null || match[0] === '') return undefined
    left = `${left.slice(0, match.index)} | ${left.slice(match.index + match[0].length)}`
    return match
  }
  return {
    take,
    takeAll(pattern) {
      const all: RegExpExecArray[] = []
      for (let match = take(pattern); match !== undefined; match = take(pattern)) all.push(match)
      return all
    },
    has: (pattern) => pattern.test(left),
    left: () => left,
  }
}
