import bookshelf from './scenes/bookshelf.svg?no-inline'
import doorway from './scenes/doorway.svg?no-inline'

/** Drawings that stand beside the words instead of behind them, with their size in pixels. */
export const figures = {
  bookshelf: { file: bookshelf, width: 560, height: 360 },
  doorway: { file: doorway, width: 560, height: 600 },
} as const

export type FigureName = keyof typeof figures
