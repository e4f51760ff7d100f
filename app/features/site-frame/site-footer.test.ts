import { expect, test, vi } from 'vitest'
import { supportAction } from './site-footer.tsx'

test('[FRAME-20] Support calls the handler that was supplied', () => {
  const showSupport = vi.fn()
  const action = supportAction(showSupport, '(800) 555-0142')
  if (action.kind === 'show') action.show()
  expect(showSupport).toHaveBeenCalledOnce()
})

test('Support dials the phone when nothing can show support', () => {
  expect(supportAction(undefined, '(800) 555-0142')).toEqual({ kind: 'dial', href: 'tel:+18005550142' })
})
