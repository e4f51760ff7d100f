import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ShareDrawing } from '#content/page-info.ts'

/** How a drawing stands beside the words of a share picture. */
export interface ShareScene {
  /** A file of app/art or of a feature's own scenes. */
  file: string
  /**
   * `whole`: a wide scene in its full width, with the sky above it. `close`: one without, in which something hangs,
   * so it fills the height and loses some of its right side. `plate`: framed, on a plain ground. `figure`: without one.
   */
  fit: 'whole' | 'close' | 'plate' | 'figure'
  ground: string
  isNight: boolean
  /** How far the words may run before they meet the drawing, in pixels. */
  room: number
  /** What a close scene gives up on its right side, so that its left one leaves room for words, in pixels. */
  cut?: number
}

const night = { isNight: true, ground: '#0a1533' }
const dusk = { isNight: true, ground: '#11245a' }
const blue = { isNight: false, ground: '#e4ebf8' }
const sand = { isNight: false, ground: '#fdf5e2' }
const art = (name: string) => `app/art/${name}.svg`
const whole = (name: string, room: number) =>
  ({ file: art(`scenes/wide/${name}`), fit: 'whole', room }) as const
const close = (name: string, room: number, cut: number) =>
  ({ file: art(`scenes/wide/${name}`), fit: 'close', room, cut }) as const
const plate = (name: string) => ({ file: art(`plates/${name}`), fit: 'plate', room: 480 }) as const
const figure = (name: string) => ({ file: art(`figures/${name}`), fit: 'figure', room: 540 }) as const

/** How each drawing stands on a share picture. */
export const shareScenes: Readonly<Record<ShareDrawing, ShareScene>> = {
  armchair: { ...blue, ...whole('armchair', 560) },
  bookshelf: { ...blue, ...figure('bookshelf') },
  coats: { ...whole('coats', 460), isNight: false, ground: '#f1ece1' },
  deskLamp: { ...night, ...plate('desk-lamp') },
  doorway: { ...blue, ...figure('doorway') },
  formOnTablet: { ...blue, ...figure('form-on-tablet') },
  frontDesk: { ...dusk, ...whole('front-desk', 500) },
  frontDoor: { ...dusk, ...close('front-door', 450, 190) },
  kitchenScale: { ...sand, ...close('kitchen-scale', 440, 70) },
  lighthouse: { ...night, ...whole('lighthouse', 600) },
  mailbox: { ...sand, ...whole('mailbox', 620) },
  market: { ...whole('market', 480), isNight: false, ground: '#e3ede6' },
  nightHome: { ...night, ...whole('night-home', 620) },
  office: { ...blue, ...whole('office', 480) },
  openBook: { ...dusk, ...whole('open-book', 540) },
  phoneCall: { ...blue, ...figure('phone-call') },
  porch: { ...sand, ...close('porch', 560, 190) },
  quay: { ...dusk, ...whole('quay', 500) },
  road: { ...night, ...whole('', 560), file: 'app/features/site-frame/scenes/road-wide.svg' },
  sunrise: { ...sand, ...whole('sunrise', 620) },
}

export interface Drawing {
  markup: string
  width: number
  height: number
}

/** The inside of a drawing's file and the size it is drawn in. Throws when the file has no `viewBox`. */
export function readDrawing(file: string): Drawing {
  const text = readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')
  const found = /^<svg[^>]*\sviewBox="([^"]*)"[^>]*>([\s\S]*)<\/svg>\s*$/.exec(text)
  const [x = 0, y = 0, width = 0, height = 0] = (found?.[1] ?? '').split(' ').map(Number)
  if (!found?.[2] || !width || !height) throw new Error(`${file} is no drawing with a viewBox`)
  return { markup: `<g transform="translate(${-x} ${-y})">${found[2]}</g>`, width, height }
}
