import { expect, test } from 'vitest'
import { pageHeroes } from '#app/features/pages/page-heroes.ts'
import { shareScenes } from '../scripts/pictures/share-scenes.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

test('a page is shared with the drawing that it opens with', () => {
  for (const [page, hero] of Object.entries(pageHeroes)) {
    const drawing = 'figure' in hero ? kebab(hero.figure) : `${kebab(hero.scene)}-wide`
    expect(shareScenes[kebab(page)]?.file, page).toBe(`app/art/scenes/${drawing}.svg`)
  }
})
