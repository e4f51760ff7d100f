/** How people ask for it, by what answers: the id of a passage or of an own answer. */
export type Asks = Readonly<Record<string, readonly string[]>>

/** Reads a file of `content/asks`: a heading `# <what answers>`, then a wording per line. Throws for any other line. */
export function parseAsks(text: string): Asks {
  const asks: Record<string, string[]> = {}
  let wordings: string[] | undefined
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('# ')) {
      const target = line.slice(2)
      if (asks[target]) throw new Error(`Two headings: ${line}`)
      wordings = asks[target] = []
    } else if (line !== '') {
      if (wordings === undefined || line !== line.trim())
        throw new Error(`No wording under a heading: ${line}`)
      wordings.push(line)
    }
  }
  return asks
}
