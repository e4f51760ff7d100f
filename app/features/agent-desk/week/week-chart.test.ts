import { expect, test } from 'vitest'
import { windowChart } from './week-chart.ts'

const empty = { cameIn: 0, answered: 0 }

test('each window is one person, the answered ones lit from the ground up', () => {
  const { people, columns, days } = windowChart([{ cameIn: 3, answered: 2 }, empty])
  expect({ people, columns }).toEqual({ people: 1, columns: 1 })
  expect(days).toEqual([['lit', 'lit', 'dark'], []])
})

test('a busy day gets more columns, and a very busy one windows for several people', () => {
  expect(windowChart([{ cameIn: 9, answered: 0 }])).toMatchObject({ people: 1, columns: 2 })
  expect(windowChart([{ cameIn: 24, answered: 0 }])).toMatchObject({ people: 1, columns: 3 })
  const busy = windowChart([
    { cameIn: 100, answered: 99 },
    { cameIn: 1, answered: 0 },
  ])
  expect(busy.people).toBe(5)
  expect(busy.days[0]).toHaveLength(20)
  // The one who waits is to be seen among a hundred.
  expect(busy.days[0]?.filter((state) => state === 'dark')).toHaveLength(1)
  expect(busy.days[1]).toEqual(['dark'])
})
