import { Resvg } from '@resvg/resvg-js'
import { mark } from './mark.ts'

const night = '#0a1533'

/** The mark on night, `pixels` wide; `corner` and `share` are parts of the width: how round, and how high the mark. */
function iconPng(pixels: number, corner: number, share: number): Buffer {
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    `<rect width="100" height="100" rx="${corner * 100}" fill="${night}"/>${mark('night', 50, 50, share * 100)}</svg>`,
  ].join('')
  return Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: pixels } }).render().asPng())
}

/** A PNG in the wrapping that browsers ask for at /favicon.ico (ICO directory of one entry). */
function ico(png: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // of one picture
  head.set([pixels, pixels], 6)
  head.writeUInt16LE(1, 10) // one plane
  head.writeUInt16LE(32, 12) // of 32 bits
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

function favicon(): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${mark('day', 18, 18, 36)}</svg>`
  return ico(Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: 32 } }).render().asPng()), 32)
}

/**
 * The icons by their address. A phone cuts the maskable one to a shape of its own, at most to a circle of four fifths
 * of the width; Apple rounds the corners of the one of 180 pixels itself.
 */
export const icons: ReadonlyMap<string, () => Buffer> = new Map([
  ['icons/180.png', () => iconPng(180, 0, 0.62)],
  ['icons/192.png', () => iconPng(192, 0.2, 0.62)],
  ['icons/512.png', () => iconPng(512, 0.2, 0.62)],
  ['icons/maskable.png', () => iconPng(512, 0, 0.5)],
  ['favicon.ico', favicon],
])
