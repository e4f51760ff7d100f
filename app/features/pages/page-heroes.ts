import type { FigureName } from '#app/art/figures.ts'
import type { SceneName } from '#app/art/scenes.ts'

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

export type PageHero = SceneHero | FigureHero

const night = { isNight: true, ground: '#11245a' }
const day = { isNight: false, ground: '#e4ebf8' }

/** The drawing at the top of a page; a page that is not listed begins with its words alone. */
export const pageHeroes: Readonly<Record<string, PageHero>> = {
  termLife: { figure: 'doorway' },
  wholeLife: { ...night, scene: 'lighthouse', ground: '#0a1533', phoneSpace: '99vw' },
  indexUniversalLife: { ...night, scene: 'quay', phoneSpace: '95vw' },
  finalExpense: { ...day, scene: 'porch', ground: '#fdf5e2', phoneSpace: '108vw', tabletSpace: '47vw' },
  noMedicalExam: { ...day, scene: 'armchair', phoneSpace: '100vw' },
  mortgageProtection: { ...night, scene: 'frontDoor', phoneSpace: '114vw', tabletSpace: '55vw' },
  beneficiaryGuide: { ...day, scene: 'coats', ground: '#f1ece1', phoneSpace: '91vw' },
  affordableInsurance: { ...day, scene: 'market', ground: '#e3ede6', phoneSpace: '85vw' },
  faq: { ...night, scene: 'frontDesk', phoneSpace: '89vw' },
  about: { ...day, scene: 'office', phoneSpace: '116vw' },
  learning: { figure: 'bookshelf' },
  guides: { ...night, scene: 'openBook', phoneSpace: '86vw' },
  buyingTips: { ...day, scene: 'kitchenScale', ground: '#fdf5e2', phoneSpace: '106vw' },
}
