import { expect, test } from 'vitest'
import type { PageInfo } from '#content/page-info.ts'
import { publicSettings } from '#domain/site/public-settings.ts'
import { settings } from '../../tests/fixtures/settings/settings.ts'
import { sheetOf } from './page-files.ts'
import { createRenderer, type SiteBuild } from './render.ts'

const manifest = {
  'app/browser/early-answers.ts': { file: 'assets/early.js', imports: [], css: [] },
  'app/entry.client.tsx': { file: 'assets/entry.js', imports: [], css: ['assets/entry.css'] },
  'app/features/faq.page.tsx': { file: 'assets/faq.js', imports: [], css: ['assets/faq.css'] },
}
const site = {
  ...publicSettings(settings),
  supabaseUrl: '/',
  supabaseKey: 'sb_publishable_x',
  publicUrl: 'http://site.test',
  accounts: { recoveryCodes: true, cancelEmailChange: true, google: false },
  assistant: 'site-texts' as const,
  today: '2026-01-01',
}

function build(hasScripts: boolean, forKnown?: PageInfo['forKnown']): SiteBuild {
  return {
    addresses: ['/faq'],
    renderPage: async (path, language) => ({
      html: `<html lang="${language}"><head><title>${path} $&</title></head></html>`,
      entry: 'app/entry.client.tsx',
      page: 'app/features/faq.page.tsx',
      hasScripts,
      amountsIn: undefined,
      forKnown,
    }),
  }
}

test('a page names its styles, and its scripts only to load them after the first paint', async () => {
  const html = await createRenderer(build(true), manifest, () => site)('/faq', 'es')
  const [head = '', script = ''] = html.split('<script>')
  expect(head).toBe(
    [
      '<html lang="es"><head><title>/faq $&</title>',
      `<link rel="stylesheet" href="${sheetOf(['/assets/entry.css', '/assets/faq.css'])}">`,
      '<link rel="stylesheet" href="/assets/entry.css" disabled>',
      '<link rel="stylesheet" href="/assets/faq.css" disabled>',
    ].join(''),
  )
  expect(script).toContain('const scripts=["/assets/entry.js","/assets/faq.js"]')
  expect(script).toContain('wakeUp(await import("/assets/faq.js"))')
  expect(script).toMatch(/<\/script><\/head><\/html>$/)
})

test('a page without scripts has its styles alone', async () => {
  const html = await createRenderer(build(false), manifest, () => site)('/faq', 'en')
  expect(html).not.toContain('.js')
  expect(html).toContain('/assets/faq.css')
})

test('a page for whoever is known here leads all others on before its styles and scripts are asked for', async () => {
  const forKnown = { stored: ['formData'], elsewhere: '/auth', comesBack: true } as const
  const html = await createRenderer(build(true, forKnown), manifest, () => site)('/faq', 'en')
  const script = /<script>(try.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(html.indexOf(script)).toBeLessThan(html.indexOf('<link'))
  const visit = (stored: object, search = '') => {
    const went: unknown[] = []
    const history = { replaceState: (state: unknown, _: string, to: string) => went.push(to, state) }
    const location = { pathname: '/agent', search, reload: () => went.push('reload') }
    new Function('localStorage', 'history', 'location', script)(stored, history, location)
    return went
  }
  expect(visit({ i18nextLng: 'es' }, '?lead=1&lng=es')).toEqual([
    '/auth?lng=es',
    { usr: { next: '/agent?lead=1&lng=es' } },
    'reload',
  ])
  expect(visit({})).toEqual(['/auth', { usr: { next: '/agent' } }, 'reload'])
  expect(visit({ formData: '{}' })).toEqual([])
  expect(visit({ 'sb-127-auth-token': '{}' })).toEqual([])
})

test('a page knows whoever brings something along in the address', async () => {
  const forKnown = { stored: [], brought: ['code', 'access_token'], elsewhere: '/auth' }
  const html = await createRenderer(build(true, forKnown), manifest, () => site)('/faq', 'en')
  const script = /<script>(try.*?)<\/script>/.exec(html)?.[1] ?? ''
  const visit = (search: string, hash: string) => {
    const went: string[] = []
    const location = { search, hash, replace: (to: string) => went.push(to) }
    new Function('localStorage', 'location', script)({}, location)
    return went
  }
  expect(visit('?lng=es', '')).toEqual(['/auth?lng=es'])
  expect(visit('?promo_code=1', '#top')).toEqual(['/auth'])
  expect(visit('?lng=es&code=abc', '')).toEqual([])
  expect(visit('', '#access_token=abc&type=signup')).toEqual([])
})
