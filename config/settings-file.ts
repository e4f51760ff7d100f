import { join } from 'node:path'
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  type ParseErrorCode,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'

type Place = readonly (string | number)[]

/** The operator's file as it was read. */
export type SettingsFile = {
  /** As messages name it. */
  name: string
  value: unknown
  /** The line, from 1, on which the deepest part of `place` stands that the file has; undefined where it has none. */
  lineOf: (place: Place) => number | undefined
}

/** Where the operator's data lies, unless `DATA_DIR` says otherwise. */
export const usualDataDir = './data'

/** Where the operator's settings stand: where `SETTINGS_FILE` says, else beside the data. */
export function settingsFileOf(source: {
  readonly SETTINGS_FILE?: string | undefined
  readonly DATA_DIR?: string | undefined
}): string {
  return source.SETTINGS_FILE?.trim() || join(source.DATA_DIR?.trim() || usualDataDir, 'settings.json')
}

/** How the file is read: comments are the operator's to write, and a comma too many is no fault. */
export const jsonRules = { allowTrailingComma: true, disallowComments: false }

/** What stands in the file, or one plain sentence per fault with its line and column. */
export function parseSettingsFile(
  text: string,
  name: string,
): { ok: true; file: SettingsFile } | { ok: false; messages: string[] } {
  const errors: ParseError[] = []
  const root = parseTree(text, errors, jsonRules)
  const [first] = errors
  if (first) return { ok: false, messages: [syntaxFault(text, name, first)] }
  if (root?.type !== 'object') {
    return { ok: false, messages: [`${name} must hold settings in braces, such as { "brand": { … } }.`] }
  }
  const messages = twiceNamed(root).map(
    (key) =>
      `${name}, line ${lineAt(text, key.offset)}: ${JSON.stringify(key.value)} stands twice: leave one of them out.`,
  )
  if (messages.length > 0) return { ok: false, messages }
  const lineOf = (place: Place): number | undefined => {
    for (let length = place.length; length > 0; length -= 1) {
      const found = findNodeAtLocation(root, place.slice(0, length))
      if (found) return lineAt(text, (found.parent?.type === 'property' ? found.parent : found).offset)
    }
    return undefined
  }
  return { ok: true, file: { name, value: getNodeValue(root), lineOf } }
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** The names that stand in an object already, at any depth: JSON would take the last one without a word. */
function twiceNamed(node: Node): Node[] {
  const children = node.children ?? []
  const keys = node.type === 'object' ? children.flatMap((property) => property.children?.[0] ?? []) : []
  const again = keys.filter((key, index) => keys.slice(0, index).some(({ value }) => value === key.value))
  return [...again, ...children.flatMap(twiceNamed)]
}

const expected: Partial<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  ColonExpected: 'a colon is missing before this',
  CommaExpected: 'a comma is missing before this',
  PropertyNameExpected: 'a name in double quotes is expected here',
  ValueExpected: 'a value is expected here',
  CloseBraceExpected: 'a closing brace } is missing',
  CloseBracketExpected: 'a closing bracket ] is missing',
  EndOfFileExpected: 'the settings end before this; what follows belongs to nothing',
  InvalidSymbol: 'this is no value: text stands in double quotes',
  InvalidNumberFormat: 'this is no number',
  UnexpectedEndOfString: 'a closing quote is missing on this line',
  InvalidEscapeCharacter: 'a backslash \\ in text is written twice: \\\\',
  InvalidCharacter: 'a character stands here that is none: write tabs as \\t',
}

/** File, line, column and cure, then the line itself with a mark below the place. */
function syntaxFault(text: string, name: string, { error, offset }: ParseError): string {
  const code: ParseErrorCode = error
  const before = text.slice(0, offset).split('\n')
  const column = (before.at(-1)?.length ?? 0) + 1
  const line = text.split('\n')[before.length - 1]?.replaceAll('\t', ' ').trimEnd() ?? ''
  const fault = expected[printParseErrorCode(code)] ?? 'this cannot be read'
  return `${name}, line ${before.length}, column ${column}: ${fault}.\n    ${line}\n    ${' '.repeat(column - 1)}^`
}
