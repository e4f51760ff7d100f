import bookshelf from './figures/bookshelf.svg?no-inline'
import doorway from './figures/doorway.svg?no-inline'
import deskLamp from './plates/desk-lamp.svg?no-inline'
import harbor from './plates/harbor.svg?no-inline'
import keys from './plates/keys.svg?no-inline'
import kitchenTable from './plates/kitchen-table.svg?no-inline'
import porchLight from './plates/porch-light.svg?no-inline'
import stairs from './plates/stairs.svg?no-inline'
import teaCup from './plates/tea-cup.svg?no-inline'

/** All video plates are of one size. */
const plate = { width: 960, height: 576 }

/** Drawings that stand beside the words instead of behind them, with their size in pixels. */
export const figures = {
  bookshelf: { file: bookshelf, width: 560, height: 360 },
  deskLamp: { file: deskLamp, ...plate },
  doorway: { file: doorway, width: 560, height: 600 },
  harbor: { file: harbor, ...plate },
  keys: { file: keys, ...plate },
  kitchenTable: { file: kitchenTable, ...plate },
  porchLight: { file: porchLight, ...plate },
  stairs: { file: stairs, ...plate },
  teaCup: { file: teaCup, ...plate },
} as const

export type FigureName = keyof typeof figures
