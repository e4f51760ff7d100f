import type { FigureName } from '#app/art/figures.ts'
import type { SceneName } from '#app/art/scenes.ts'
import type { HeroDrawing } from '#content/page-info.ts'

interface SceneHero {
  scene: SceneName
  isNight: boolean
  /** The scene's own ground, so that no edge shows while it loads. */
  ground: string
  /** Room below the words on a phone, as high as what stands in the tall scene. */
  phoneSpace: string
  /** The same on a tablet, for the wide scene. */
  tabletSpace?: string
}

interface FigureHero {
  figure: FigureName
}

export type HeroLayout = SceneHero | FigureHero

const night = { isNight: true, ground: '#11245a' }
const day = { isNight: false, ground: '#e4ebf8' }

/** How each drawing stands at the top of a page. */
export const heroLayouts: Readonly<Record<HeroDrawing, HeroLayout>> = {
  armchair: { ...day, scene: 'armchair', phoneSpace: '100vw' },
  bookshelf: { figure: 'bookshelf' },
  coats: { ...day, scene: 'coats', ground: '#f1ece1', phoneSpace: '91vw' },
  doorway: { figure: 'doorway' },
  frontDesk: { ...night, scene: 'frontDesk', phoneSpace: '89vw' },
  frontDoor: { ...night, scene: 'frontDoor', phoneSpace: '114vw', tabletSpace: '55vw' },
  kitchenScale: { ...day, scene: 'kitchenScale', ground: '#fdf5e2', phoneSpace: '106vw' },
  lighthouse: { ...night, scene: 'lighthouse', ground: '#0a1533', phoneSpace: '99vw' },
  market: { ...day, scene: 'market', ground: '#e3ede6', phoneSpace: '85vw' },
  office: { ...day, scene: 'office', phoneSpace: '116vw' },
  openBook: { ...night, scene: 'openBook', phoneSpace: '86vw' },
  porch: { ...day, scene: 'porch', ground: '#fdf5e2', phoneSpace: '108vw', tabletSpace: '47vw' },
  quay: { ...night, scene: 'quay', phoneSpace: '95vw' },
}
