import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Page } from '#content/page-info.ts'
import { isRecord } from '#domain/json/is-record.ts'
import { languages } from '#domain/site/language.ts'
import { icons } from './icons.ts'
import { sharePicture } from './share-picture.ts'
import { shareScenes } from './share-scenes.ts'

const messages = fileURLToPath(new URL('../../content/messages', import.meta.url))

/** What a tree of words has at `place`, such as `termLife.meta.title`; undefined when that is no text. */
function textAt(words: unknown, place: string): string | undefined {
  let found = words
  for (const name of place.split('.')) found = isRecord(found) ? found[name] : undefined
  return typeof found === 'string' ? found : undefined
}

/**
 * Every picture by its address, each drawn when it is asked for: one for each page that may be found and each language,
 * one for all other pages, and the icons. None names the operator, so one build serves any.
 */
export function pictures(pages: readonly Page[]): ReadonlyMap<string, () => Buffer> {
  const all = new Map(icons)
  all.set('share/site.png', () => sharePicture(undefined, undefined))
  for (const { path, meta, noindex, canonical = path, hero, shareDrawing = hero } of pages) {
    // A page at a second address is shared by its first.
    if (noindex || canonical !== path) continue
    const [namespace, place] = meta.split(':')
    for (const language of languages) {
      all.set(`share/${language}${path === '/' ? '/home' : path}.png`, () => {
        const [file = ''] = globSync(join(messages, language, '**', `${namespace}.json`))
        const title = textAt(JSON.parse(readFileSync(file, 'utf8')), `${place}.title`)
        if (!title) throw new Error(`${file} has no title at ${place}`)
        return sharePicture(title, shareDrawing && shareScenes[shareDrawing])
      })
    }
  }
  return all
}

/** Draws the pictures into the built site; a development server draws each one when it is looked at. */
export function sharePictures(pages: readonly Page[]): Plugin {
  return {
    name: 'share-pictures',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [fileName, draw] of pictures(pages))
        this.emitFile({ type: 'asset', fileName, source: draw() })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const draw = pictures(pages).get((request.url ?? '').slice(1))
        if (draw) response.setHeader('content-type', 'image/png').end(draw())
        else next()
      })
    },
  }
}
