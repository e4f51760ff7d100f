import { expect, test } from 'vitest'
import { withEntry } from './health-lists.tsx'

test('an entry is added once, without the spaces around it', () => {
  expect(withEntry([], ' Asthma ')).toEqual(['Asthma'])
  expect(withEntry(['Asthma'], 'asthma')).toEqual(['Asthma'])
  expect(withEntry(['Asthma'], '  ')).toEqual(['Asthma'])
})
