import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LoadedPage } from './loaded-page.ts'
import { createNavigation } from './navigation.ts'
import { type Location, locationOf, parsePath } from './place.ts'
import type { SiteHistory } from './site-history.ts'

const pageOf = (name: string): LoadedPage => ({ info: { messages: [], meta: name }, Component: () => name })

/** A navigation that starts on `/`; pages load when the test says so. */
function start({ mayReload = true, here = [] }: { mayReload?: boolean; here?: readonly string[] } = {}) {
  const done: string[] = []
  const waiting = new Map<string, (page: LoadedPage | Error) => void>()
  let current: Location = locationOf(parsePath('/'), null)
  let pop = () => {}
  const history: SiteHistory = {
    current: () => current,
    enter(action, location) {
      current = location
      done.push(`${action} ${location.pathname}${location.hash}`)
    },
    go: (delta) => void done.push(`go ${delta}`),
    listen(onPop) {
      pop = onPop
      return () => {}
    },
    reload: () => void done.push('reload'),
  }
  const navigation = createNavigation({
    history,
    first: pageOf('/'),
    ready: (pathname) => (here.includes(pathname) ? pageOf(pathname) : undefined),
    load: (pathname) =>
      new Promise((resolve, reject) => {
        waiting.set(pathname, (page) => (page instanceof Error ? reject(page) : resolve(page)))
      }),
    onLeave: ({ pathname }) => done.push(`leave ${pathname}`),
    mayReload: () => mayReload,
  })
  return {
    navigation,
    done,
    shown: () => navigation.state().shown,
    destination: () => navigation.state().destination?.pathname,
    async arrives(pathname: string, page: LoadedPage | Error = pageOf(pathname)) {
      waiting.get(pathname)?.(page)
      await new Promise((resolve) => setImmediate(resolve))
    },
    browserGoesTo(address: string) {
      current = locationOf(parsePath(address), null)
      pop()
    },
  }
}

test('the page and its address stay until the next one is here', async () => {
  const { navigation, done, shown, destination, arrives } = start()
  const heard: (string | undefined)[] = []
  navigation.subscribe(() => heard.push(destination()))
  navigation.navigate('/faq', { state: { from: 'menu' } })
  expect([shown().location.pathname, destination(), done]).toEqual(['/', '/faq', []])
  await arrives('/faq')
  expect(shown().location).toMatchObject({ pathname: '/faq', state: { from: 'menu' } })
  expect(shown().page.info.meta).toBe('/faq')
  expect(done).toEqual(['leave /', 'push /faq'])
  expect(heard).toEqual(['/faq', undefined])
})

test('a page that is here shows at once', () => {
  const { navigation, done, shown, destination } = start({ here: ['/'] })
  navigation.navigate({ hash: 'cost' }, { replace: true, preventScrollReset: true })
  expect([shown().keepsScroll, destination(), done]).toEqual([true, undefined, ['leave /', 'replace /#cost']])
})

test('of two navigations the later one counts, whichever is here first', async () => {
  const { navigation, done, shown, arrives } = start()
  navigation.navigate('/faq')
  navigation.navigate('/guides')
  await arrives('/guides')
  await arrives('/faq')
  expect([shown().location.pathname, done]).toEqual(['/guides', ['leave /', 'push /guides']])
})

test('the browser’s Back gives up a page that is still on its way', async () => {
  const { navigation, done, shown, arrives, browserGoesTo } = start({ here: ['/about'] })
  navigation.navigate('/faq')
  browserGoesTo('/about')
  await arrives('/faq')
  expect([shown().location.pathname, done]).toEqual(['/about', ['leave /']])
})

test('through the history it goes by the browser', () => {
  const { navigation, done } = start()
  navigation.navigate(-1)
  expect(done).toEqual(['go -1'])
})

test('where a file is missing the browser loads the new page itself, with its state', async () => {
  const { navigation, done, arrives } = start()
  navigation.navigate('/faq', { replace: true })
  await arrives('/faq', new Error('gone'))
  expect(done).toEqual(['leave /', 'replace /faq', 'reload'])
})

test('where a reload did not bring the file the page breaks with the cause', async () => {
  const { navigation, done, shown, arrives } = start({ mayReload: false })
  navigation.navigate('/faq')
  await arrives('/faq', new Error('gone'))
  expect(done).toEqual(['leave /', 'push /faq'])
  const { Component } = shown().page
  expect(() => renderToStaticMarkup(createElement(Component))).toThrow('gone')
})

test('a page that is prepared in vain is no matter', async () => {
  const { navigation, done, shown, arrives } = start()
  navigation.prepare('/faq')
  await arrives('/faq', new Error('gone'))
  expect([shown().location.pathname, done]).toEqual(['/', []])
})

test('an anchor is put in the address of the page on screen, and taken out, in the same entry', () => {
  const { navigation, done, shown } = start()
  const { key } = shown().location
  navigation.mark('#cost')
  expect(shown()).toMatchObject({ location: { pathname: '/', hash: '#cost', key }, keepsScroll: true })
  navigation.mark('#cost')
  navigation.mark('')
  expect([shown().location.hash, done]).toEqual(['', ['replace /#cost', 'replace /']])
})

test('on the way to another page no anchor is put in an address', () => {
  const { navigation, done } = start()
  navigation.navigate('/faq')
  navigation.mark('#cost')
  expect(done).toEqual([])
})
