import type { FigureName } from '#app/art/figures.ts'
import type { SceneName } from '#app/art/scenes.ts'

interface SceneHero {
  scene: SceneName
  isNight: boolean
  /** The scene's own ground, so that no edge shows while it loads. */
  ground: string
  /** Room for the scene below the words on a phone. */
  phoneSpace: string
}

interface FigureHero {
  figure: FigureName
}

export type PageHero = SceneHero | FigureHero

const night = { isNight: true, ground: '#11245a', phoneSpace: '25.5rem' }
const day = { isNight: false, ground: '#e4ebf8', phoneSpace: '25.5rem' }

/** The drawing at the top of a page; a page that is not listed begins with its words alone. */
export const pageHeroes: Readonly<Record<string, PageHero>> = {
  termLife: { figure: 'doorway' },
  wholeLife: { ...night, scene: 'lighthouse', ground: '#0a1533' },
  indexUniversalLife: { ...night, scene: 'quay' },
  finalExpense: { ...day, scene: 'porch', ground: '#fdf5e2', phoneSpace: '29rem' },
  noMedicalExam: { ...day, scene: 'armchair', phoneSpace: '27.5rem' },
  mortgageProtection: { ...night, scene: 'frontDoor', phoneSpace: '37rem' },
  beneficiaryGuide: { ...day, scene: 'coats', ground: '#f1ece1' },
  affordableInsurance: { ...day, scene: 'market', ground: '#e3ede6', phoneSpace: '24rem' },
  faq: { ...night, scene: 'frontDesk' },
  about: { ...day, scene: 'office', phoneSpace: '37.5rem' },
  learning: { figure: 'bookshelf' },
  guides: { ...night, scene: 'openBook' },
  buyingTips: { ...day, scene: 'kitchenScale', ground: '#fdf5e2', phoneSpace: '27.5rem' },
}
