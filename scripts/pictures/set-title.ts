import { createRequire } from 'node:module'
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'

const face = '@expo-google-fonts/besley/500Medium/Besley_500Medium.ttf'

/** The display face alone: a picture must not depend on what fonts a machine has. */
export const fonts = {
  fontFiles: [createRequire(import.meta.url).resolve(face)],
  loadSystemFonts: false,
  defaultFontFamily: 'Besley',
} satisfies ResvgRenderOptions['font']

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** One line of text as SVG, its baseline at `y`, set as tightly as the site's own headings. */
export function textLine(line: string, x: number, y: number, size: number, color: string): string {
  const words = line.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)
  const look = `font-family="Besley" font-weight="500" font-size="${size}" letter-spacing="${-0.026 * size}"`
  return `<text x="${x}" y="${y}" fill="${color}" ${look}>${words}</text>`
}

function widthOf(line: string, size: number): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200">${textLine(line, 0, 100, size, '#000')}</svg>`
  return new Resvg(svg, { font: fonts }).getBBox()?.width ?? 0
}

/** The words in as few lines as fit into `width`; undefined when a single word is too wide. */
function breakLines(words: readonly string[], fits: (line: string) => boolean): string[] | undefined {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) line = longer
    else {
      if (!line || !fits(word)) return undefined
      lines.push(line)
      line = word
    }
  }
  return [...lines, line]
}

interface SetText {
  lines: readonly string[]
  size: number
}

const sizes = [80, 74, 68, 62, 56, 50, 44]

/**
 * A title set as large as `room` and `tallest` allow, both in pixels, its lines as even as they get. Throws when it is
 * too long for the smallest size.
 */
export function setTitle(title: string, room: number, tallest: number): SetText {
  const words = title.split(/\s+/)
  for (const size of sizes) {
    const known = new Map<string, number>()
    const width = (line: string) => {
      const found = known.get(line) ?? widthOf(line, size)
      known.set(line, found)
      return found
    }
    const greedy = breakLines(words, (line) => width(line) <= room)
    if (!greedy || greedy.length * size > tallest) continue
    // The narrowest room that takes no line more leaves no lone word at the end.
    let best = greedy
    for (let narrower = room - 10; narrower > room / 2; narrower -= 10) {
      const lines = breakLines(words, (line) => width(line) <= narrower)
      if (lines?.length !== greedy.length) break
      best = lines
    }
    return { lines: best, size }
  }
  throw new Error(`“${title}” does not fit into a share picture`)
}
