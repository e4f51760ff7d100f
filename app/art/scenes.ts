import armchairTall from './scenes/tall/armchair.svg?no-inline'
import coatsTall from './scenes/tall/coats.svg?no-inline'
import frontDeskTall from './scenes/tall/front-desk.svg?no-inline'
import frontDoorTall from './scenes/tall/front-door.svg?no-inline'
import kitchenScaleTall from './scenes/tall/kitchen-scale.svg?no-inline'
import lighthouseTall from './scenes/tall/lighthouse.svg?no-inline'
import marketTall from './scenes/tall/market.svg?no-inline'
import nightHomeTall from './scenes/tall/night-home.svg?no-inline'
import officeTall from './scenes/tall/office.svg?no-inline'
import openBookTall from './scenes/tall/open-book.svg?no-inline'
import porchTall from './scenes/tall/porch.svg?no-inline'
import quayTall from './scenes/tall/quay.svg?no-inline'
import sunriseTall from './scenes/tall/sunrise.svg?no-inline'
import armchairWide from './scenes/wide/armchair.svg?no-inline'
import coatsWide from './scenes/wide/coats.svg?no-inline'
import frontDeskWide from './scenes/wide/front-desk.svg?no-inline'
import frontDoorWide from './scenes/wide/front-door.svg?no-inline'
import kitchenScaleWide from './scenes/wide/kitchen-scale.svg?no-inline'
import lighthouseWide from './scenes/wide/lighthouse.svg?no-inline'
import marketWide from './scenes/wide/market.svg?no-inline'
import nightHomeWide from './scenes/wide/night-home.svg?no-inline'
import officeWide from './scenes/wide/office.svg?no-inline'
import openBookWide from './scenes/wide/open-book.svg?no-inline'
import porchWide from './scenes/wide/porch.svg?no-inline'
import quayWide from './scenes/wide/quay.svg?no-inline'
import sunriseWide from './scenes/wide/sunrise.svg?no-inline'

/** A drawing in two shapes: wide with its left side empty for words, tall with its top empty; above both more sky. */
interface SceneFiles {
  wide: string
  tall: string
}

// Files, not inline: a still drawing in a file costs a page no script, and a phone never loads the wide one.
export const scenes = {
  armchair: { wide: armchairWide, tall: armchairTall },
  coats: { wide: coatsWide, tall: coatsTall },
  frontDesk: { wide: frontDeskWide, tall: frontDeskTall },
  frontDoor: { wide: frontDoorWide, tall: frontDoorTall },
  kitchenScale: { wide: kitchenScaleWide, tall: kitchenScaleTall },
  lighthouse: { wide: lighthouseWide, tall: lighthouseTall },
  market: { wide: marketWide, tall: marketTall },
  nightHome: { wide: nightHomeWide, tall: nightHomeTall },
  office: { wide: officeWide, tall: officeTall },
  openBook: { wide: openBookWide, tall: openBookTall },
  porch: { wide: porchWide, tall: porchTall },
  quay: { wide: quayWide, tall: quayTall },
  sunrise: { wide: sunriseWide, tall: sunriseTall },
} as const satisfies Record<string, SceneFiles>

export type SceneName = keyof typeof scenes
