import { expect, test } from 'vitest'
import { heroLayouts } from '#app/features/pages/page-hero.tsx'
import { shareScenes } from '../scripts/pictures/share-scenes.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

test('a page is shared with the drawing that it opens with', () => {
  const scenes = new Map<string, { file: string }>(Object.entries(shareScenes))
  for (const [drawing, layout] of Object.entries(heroLayouts)) {
    const file = 'figure' in layout ? `figures/${kebab(layout.figure)}` : `scenes/wide/${kebab(layout.scene)}`
    expect(scenes.get(drawing)?.file, drawing).toBe(`app/art/${file}.svg`)
  }
})
