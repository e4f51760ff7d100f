import { rename, writeFile } from 'node:fs/promises'
import { applyEdits, modify } from 'jsonc-parser'

/** One thing to put into the operator's file; `undefined` takes it out. */
export type SettingChange = { path: readonly string[]; value: unknown }

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' }

/** The file's text with these changes, and everything else in it, comments too, as it was. */
export function editSettings(text: string, changes: readonly SettingChange[]): string {
  return changes.reduce(
    (edited, { path, value }) => applyEdits(edited, modify(edited, [...path], value, { formattingOptions })),
    text.trim() === '' ? '{}\n' : text,
  )
}

/** A `.env` with these variables, each in the place where it stood; an empty value takes it out. */
export function editVariables(text: string, variables: Readonly<Record<string, string>>): string {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n')
  for (const [name, value] of Object.entries(variables)) {
    const line = value === '' ? [] : [`${name}=${/[\s#'"`\\]/.test(value) ? quoted(value) : value}`]
    const at = lines.findLastIndex((one) => one.startsWith(`${name}=`))
    if (at === -1) lines.push(...line)
    else lines.splice(at, 1, ...line)
  }
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`
}

/** Node reads no escapes in a `.env`, so the quotes are those that the value has none of. */
function quoted(value: string): string {
  const quote = [`'`, '"', '`'].find((one) => !value.includes(one)) ?? `'`
  return `${quote}${value}${quote}`
}

/** Writes the whole file or nothing of it. */
export async function writeWhole(file: string, text: string, mode: number): Promise<void> {
  const unfinished = `${file}.part`
  await writeFile(unfinished, text, { mode })
  await rename(unfinished, file)
}
