import { expect, test } from 'vitest'
import { inGroups, pictureAddress } from './setup-code.ts'

test('a setup key is read in groups of four', () => {
  expect(inGroups('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP')
  expect(inGroups('JBSWY3DPE')).toBe('JBSW Y3DP E')
  expect(inGroups('')).toBe('')
})

test('a drawing becomes an address that nothing in it can cut short; an address of its own stays', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#000"/></svg>'
  const address = `data:image/svg+xml,${encodeURIComponent(drawing)}`
  expect(pictureAddress(`data:image/svg+xml;utf-8,${drawing}`)).toBe(address)
  expect(pictureAddress(drawing)).toBe(address)
  expect(address).not.toContain('#')
  expect(pictureAddress('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA')
})
