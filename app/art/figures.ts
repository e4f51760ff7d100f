import bookshelf from './scenes/bookshelf.svg?no-inline'
import doorway from './scenes/doorway.svg?no-inline'
import eveningStreet from './scenes/evening-street.svg?no-inline'

/** Drawings that stand beside the words instead of behind them, with their size in pixels. */
export const figures = {
  bookshelf: { file: bookshelf, width: 560, height: 360 },
  doorway: { file: doorway, width: 560, height: 600 },
  eveningStreet: { file: eveningStreet, width: 720, height: 300 },
} as const

export type FigureName = keyof typeof figures
