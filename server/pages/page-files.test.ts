import { expect, test } from 'vitest'
import { filesOf } from './page-files.ts'

const chunk = (file: string, imports: string[] = [], css: string[] = []) => ({ file, imports, css })
const manifest = {
  'app/entry.client.tsx': chunk('entry.js', ['_frame.js'], ['entry.css']),
  '_frame.js': chunk('frame.js', ['_packages.js'], ['frame.css']),
  '_packages.js': chunk('packages.js'),
  'app/features/faq.page.tsx': chunk('faq.js', ['_frame.js', '_parts.js'], ['faq.css']),
  '_parts.js': chunk('parts.js', ['_frame.js'], ['parts.css']),
}

test('each file stands once, after those that it builds upon', () => {
  expect(filesOf(manifest, ['app/entry.client.tsx', 'app/features/faq.page.tsx'])).toEqual({
    scripts: ['/packages.js', '/frame.js', '/entry.js', '/parts.js', '/faq.js'],
    styles: ['/frame.css', '/entry.css', '/parts.css', '/faq.css'],
  })
})

test('a source that the build does not know is named', () => {
  expect(() => filesOf(manifest, ['app/features/new.page.tsx'])).toThrow('app/features/new.page.tsx')
})
