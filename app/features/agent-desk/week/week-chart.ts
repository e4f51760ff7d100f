/** How many came in and how many of these have an answer, on a day or in a week. */
interface Count {
  cameIn: number
  answered: number
}

/** Windows that stand on each other in one column, and how many columns a day has room for. */
const most = { rows: 8, columns: 3 }

/** One window: lit where those it stands for have an answer. */
type WindowState = 'lit' | 'dark'

interface WindowChart {
  /** How many people a window stands for at most. */
  people: number
  /** Columns of windows per day, so that a busy day grows wider before it grows out of the chart. */
  columns: number
  /** The windows of each day from the ground up: the answered ones first. */
  days: readonly (readonly WindowState[])[]
}

/** The windows of a week: one per person while there is room, else each for as many as needed. */
export function windowChart(days: readonly Count[]): WindowChart {
  const busiest = Math.max(0, ...days.map(({ cameIn }) => cameIn))
  const people = Math.max(1, Math.ceil(busiest / (most.rows * most.columns)))
  const windowsOf = ({ cameIn, answered }: Count): WindowState[] => {
    const all = Math.ceil(cameIn / people)
    // A window is lit only where all it stands for have an answer, so that nobody who waits is hidden.
    const dark = Math.min(all, Math.ceil((cameIn - answered) / people))
    return Array.from({ length: all }, (_, place) => (place < all - dark ? 'lit' : 'dark'))
  }
  const windows = days.map(windowsOf)
  const tallest = Math.max(0, ...windows.map(({ length }) => length))
  return { people, columns: Math.max(1, Math.ceil(tallest / most.rows)), days: windows }
}

/** The bar of each week: its height and its lit part, in percent of the chart's height. */
export function weekBars(weeks: readonly Count[]): { height: number; lit: number }[] {
  const busiest = Math.max(1, ...weeks.map(({ cameIn }) => cameIn))
  return weeks.map(({ cameIn, answered }) => ({
    height: Math.round((100 * cameIn) / busiest),
    lit: cameIn === 0 ? 0 : Math.round((100 * answered) / cameIn),
  }))
}

/** Both numbers of several days or weeks together. */
export function totalOf(counts: readonly Count[]): Count {
  return counts.reduce(
    (sum, { cameIn, answered }) => ({ cameIn: sum.cameIn + cameIn, answered: sum.answered + answered }),
    { cameIn: 0, answered: 0 },
  )
}
