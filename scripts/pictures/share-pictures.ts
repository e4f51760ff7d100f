import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { isRecord } from '#domain/json/is-record.ts'
import { icons } from './icons.ts'
import { sharePicture } from './share-picture.ts'
import { shareScenes } from './share-scenes.ts'

const app = fileURLToPath(new URL('../../app', import.meta.url))
const messages = fileURLToPath(new URL('../../content/messages', import.meta.url))
const languages = globSync(join(messages, '*/site-frame.json')).map((file) => basename(dirname(file)))

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What a tree of words has at `place`, such as `termLife.meta.title`; undefined when that is no text. */
function textAt(words: unknown, place: string): string | undefined {
  let found = words
  for (const name of place.split('.')) found = isRecord(found) ? found[name] : undefined
  return typeof found === 'string' ? found : undefined
}

/**
 * Where the words of a page's title are, as its route's handle says; undefined for a page that asks not to be found,
 * and for one that is another page at a second address.
 */
function metaOf(route: string): { namespace: string; place: string } | undefined {
  const source = readFileSync(join(app, `routes/${route}.tsx`), 'utf8')
  const [, namespace, place] = /\bmeta: '([^':]+):([^']+)'/.exec(source) ?? []
  if (!namespace || !place || /\bnoindex: true/.test(source)) return undefined
  return { namespace, place }
}

/**
 * Every picture by its address, each drawn when it is asked for: one for each page that may be found and each language,
 * one for all other pages, and the icons. None names the operator, so one build serves any.
 */
export function pictures(paths: Readonly<Record<string, string>>): ReadonlyMap<string, () => Buffer> {
  const all = new Map(icons)
  all.set('share/site.png', () => sharePicture(undefined, undefined))
  for (const [name, path] of Object.entries(paths)) {
    const route = kebab(name)
    const meta = metaOf(route)
    if (!meta) continue
    for (const language of languages) {
      all.set(`share/${language}${path === '/' ? '/home' : path}.png`, () => {
        const file = join(messages, language, `${meta.namespace}.json`)
        const title = textAt(JSON.parse(readFileSync(file, 'utf8')), `${meta.place}.title`)
        if (!title) throw new Error(`${file} has no title at ${meta.place}`)
        return sharePicture(title, shareScenes[route])
      })
    }
  }
  return all
}

/** Draws the pictures into the built site; a development server draws each one when it is looked at. */
export function sharePictures(paths: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'share-pictures',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [fileName, draw] of pictures(paths))
        this.emitFile({ type: 'asset', fileName, source: draw() })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const draw = pictures(paths).get((request.url ?? '').slice(1))
        if (draw) response.setHeader('content-type', 'image/png').end(draw())
        else next()
      })
    },
  }
}
