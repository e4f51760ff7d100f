import { crc32, deflateSync } from 'node:zlib'

const mostColors = 256

/** Index of the nearest color in `palette`, by distance in RGB; the drawings are opaque and flat, so that is enough. */
function nearest(color: number, palette: readonly number[]): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [index, other] of palette.entries()) {
    const red = (color >> 16) - (other >> 16)
    const green = ((color >> 8) & 255) - ((other >> 8) & 255)
    const blue = (color & 255) - (other & 255)
    const distance = red * red + green * green + blue * blue
    if (distance < least) [best, least] = [index, distance]
  }
  return best
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([8, 3], 8) // eight bits per pixel, each the number of a color
  return data
}

/**
 * An opaque RGBA picture as a PNG of at most 256 colors, a third of the size of one in full color: the most used colors
 * stay exact, and only shades along edges move to the nearest of them. PNG specification, third edition, section 11.
 */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Buffer {
  const colors = new Uint32Array(width * height)
  const uses = new Map<number, number>()
  for (let place = 0; place < colors.length; place += 1) {
    const from = place * 4
    const color = ((pixels[from] ?? 0) << 16) | ((pixels[from + 1] ?? 0) << 8) | (pixels[from + 2] ?? 0)
    colors[place] = color
    uses.set(color, (uses.get(color) ?? 0) + 1)
  }
  const palette = [...uses]
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostColors)
    .map(([color]) => color)
  const numbers = new Map([...uses.keys()].map((color) => [color, nearest(color, palette)]))

  const rows = Buffer.alloc((width + 1) * height)
  for (let place = 0; place < colors.length; place += 1) {
    // Each row begins with the number of its filter: 0, none.
    rows[place + Math.floor(place / width) + 1] = numbers.get(colors[place] ?? 0) ?? 0
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
