import armchairTall from './scenes/armchair-tall.svg?no-inline'
import armchairWide from './scenes/armchair-wide.svg?no-inline'
import coatsTall from './scenes/coats-tall.svg?no-inline'
import coatsWide from './scenes/coats-wide.svg?no-inline'
import frontDeskTall from './scenes/front-desk-tall.svg?no-inline'
import frontDeskWide from './scenes/front-desk-wide.svg?no-inline'
import frontDoorTall from './scenes/front-door-tall.svg?no-inline'
import frontDoorWide from './scenes/front-door-wide.svg?no-inline'
import kitchenScaleTall from './scenes/kitchen-scale-tall.svg?no-inline'
import kitchenScaleWide from './scenes/kitchen-scale-wide.svg?no-inline'
import lighthouseTall from './scenes/lighthouse-tall.svg?no-inline'
import lighthouseWide from './scenes/lighthouse-wide.svg?no-inline'
import marketTall from './scenes/market-tall.svg?no-inline'
import marketWide from './scenes/market-wide.svg?no-inline'
import nightHomeTall from './scenes/night-home-tall.svg?no-inline'
import nightHomeWide from './scenes/night-home-wide.svg?no-inline'
import officeTall from './scenes/office-tall.svg?no-inline'
import officeWide from './scenes/office-wide.svg?no-inline'
import openBookTall from './scenes/open-book-tall.svg?no-inline'
import openBookWide from './scenes/open-book-wide.svg?no-inline'
import porchTall from './scenes/porch-tall.svg?no-inline'
import porchWide from './scenes/porch-wide.svg?no-inline'
import quayTall from './scenes/quay-tall.svg?no-inline'
import quayWide from './scenes/quay-wide.svg?no-inline'
import sunriseTall from './scenes/sunrise-tall.svg?no-inline'
import sunriseWide from './scenes/sunrise-wide.svg?no-inline'

/** A drawing in two shapes: wide with its left side empty for words, tall with its top empty; above both more sky. */
export interface SceneFiles {
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
