import { Resvg } from '@resvg/resvg-js'
import { indexedPng } from './indexed-png.ts'
import { mark } from './mark.ts'
import { fonts, setTitle, textLine } from './set-title.ts'
import { type Drawing, readDrawing, type ShareScene } from './share-scenes.ts'

const width = 1200
const height = 630
const margin = 72
const markHeight = 56
const markGap = 30
/** Of a wide scene without the sky above it. */
const sceneHeight = 620
const ink = { day: '#13203f', night: '#f8f5ee' }

/** Rings of evening light around one lit window, for pages without a drawing of their own. */
function litWindow(centerX: number, size: number): string {
  const rings = [
    { radius: 560, color: '#0d1b45' },
    { radius: 430, color: '#11245a' },
    { radius: 320, color: '#1c3a88' },
    { radius: 230, color: '#2f58b8' },
  ]
  const circles = rings.map(
    ({ radius, color }) => `<circle cx="${centerX}" cy="${height / 2}" r="${radius}" fill="${color}"/>`,
  )
  return circles.join('') + mark('night', centerX, height / 2, size)
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const plateBox: Box = { x: 576, y: 138, width: 564, height: 354 }
const figureBox: Box = { x: 660, y: 65, width: 480, height: 500 }

function placed({ markup }: Drawing, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${markup}</g>`
}

function inTheMiddle(drawing: Drawing, box: Box, fit: 'min' | 'max'): string {
  const scale = Math[fit](box.width / drawing.width, box.height / drawing.height)
  const x = box.x + (box.width - drawing.width * scale) / 2
  const y = box.y + (box.height - drawing.height * scale) / 2
  return placed(drawing, x, y, scale)
}

/** A drawing without the stars that would stand behind the words, where they look like accents. */
function withoutStars(drawing: Drawing, isBehindWords: (x: number) => boolean): Drawing {
  const stars = /<circle cx="([\d.]+)" cy="[\d.]+" r="[12](?:\.\d+)?"[^>]*>/g
  const markup = drawing.markup.replace(stars, (star, x) => (isBehindWords(Number(x)) ? '' : star))
  return { ...drawing, markup }
}

function drawingOf({ file, fit, room, cut = 0 }: ShareScene): string {
  const drawing = readDrawing(file)
  if (fit === 'figure') return inTheMiddle(drawing, figureBox, 'min')
  if (fit === 'plate') {
    const { x, y, width, height } = plateBox
    const plate = `<clipPath id="plate"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="20"/></clipPath>`
    return `${plate}<g clip-path="url(#plate)">${inTheMiddle(drawing, plateBox, 'max')}</g>`
  }
  const scale = fit === 'close' ? height / sceneHeight : width / drawing.width
  const left = width - drawing.width * scale + cut
  const clear = withoutStars(drawing, (x) => left + x * scale < margin + room)
  return placed(clear, left, height - drawing.height * scale, scale)
}

interface Words extends Pick<ShareScene, 'room' | 'isNight'> {
  fit: ShareScene['fit'] | 'window'
}

/** The lines of a title, with the mark above them unless the drawing is the mark. */
function words(title: string, { fit, room, isNight }: Words): string {
  // A scene's horizon is low, so the words stand in its sky; beside a smaller drawing they stand in the middle.
  const isInSky = fit === 'whole' || fit === 'close'
  const { lines, size } = setTitle(title, room, isInSky ? 240 : 320)
  const tone = isNight ? 'night' : 'day'
  const lineHeight = size * 1.1
  const above = fit === 'window' ? 0 : markHeight + markGap
  const top = isInSky ? margin - 6 : (height - above - lines.length * lineHeight) / 2 - 10
  const baseline = top + above + size * 0.86
  const set = lines.map((line, row) =>
    textLine(line, margin - 2, baseline + row * lineHeight, size, ink[tone]),
  )
  return (
    (above ? mark(tone, margin + (markHeight * 14) / 36, top + markHeight / 2, markHeight) : '') +
    set.join('')
  )
}

const night = { isNight: true, ground: '#0a1533', room: 600, fit: 'window' } as const

/** One share picture as SVG. Without a title it is the window alone; without a scene, the title beside the window. */
function sharePictureSvg(title: string | undefined, scene: ShareScene | undefined): string {
  const look = scene ?? night
  const drawing = scene ? drawingOf(scene) : litWindow(title ? 930 : width / 2, title ? 250 : 300)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${look.ground}"/>`,
    drawing,
    title ? words(title, look) : '',
    '</svg>',
  ].join('')
}

/** A share picture, 1200 by 630 pixels, as the bytes of a PNG: the title in large letters, the drawing beside it. */
export function sharePicture(title: string | undefined, scene: ShareScene | undefined): Buffer {
  const { pixels } = new Resvg(sharePictureSvg(title, scene), { font: fonts }).render()
  return indexedPng(pixels, width, height)
}
