import { expect, test } from 'vitest'
import { z } from 'zod'
import { lineKeys } from './line-keys.ts'

const keys = (text: string) => lineKeys(new TextEncoder().encode(text))

test('[O18] a line has the same key whenever its file is read, and no other line of any file has it', () => {
  const keyOf = keys('name,email\nAna,ana@example.com\n')
  expect(keyOf(2)).toBe(keys('name,email\nAna,ana@example.com\n')(2))
  const all = [keyOf(2), keyOf(3), keyOf(5_001), keys('')(2), keys('name,email\nAna,ana@example.org\n')(2)]
  expect(new Set(all).size).toBe(all.length)
  expect(all.every((key) => z.uuid().safeParse(key).success)).toBe(true)
})
