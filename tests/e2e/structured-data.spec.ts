import { paths } from '#domain/site/paths.ts'
import { expect, test } from './fixtures.ts'
import { languages } from './page-parts.ts'
import { isThing, listOf, ofType, readSource } from './page-source.ts'

test('the first page and the page about us say who the agency is', async ({ request }) => {
  for (const path of [paths.home, paths.about]) {
    const [agency, ...others] = ofType((await readSource(request, path)).things, 'InsuranceAgency')
    expect(others).toEqual([])
    expect(agency).toMatchObject({ name: 'Plainwell Life', telephone: '+18005550142' })
    expect(agency?.areaServed).toHaveLength(50)
  }
})

const below = {
  [paths.termLife]: { en: ['Home'], es: ['Inicio'] },
  [paths.buyingTips]: { en: ['Home', 'Learning Center'], es: ['Inicio', 'Centro de aprendizaje'] },
  [paths.privacyPolicy]: { en: ['Home'], es: ['Inicio'] },
}

for (const language of languages) {
  test(`content pages say where they stand, and articles that they are one (${language})`, async ({
    request,
  }) => {
    for (const [path, above] of Object.entries(below)) {
      const { things, meta, link } = await readSource(request, `${path}?lng=${language}`)
      const crumbs = listOf(ofType(things, 'BreadcrumbList')[0]?.itemListElement)
      expect(crumbs.slice(0, -1).map(({ name }) => name)).toEqual(above[language])
      expect(crumbs.at(-1)?.item).toBe(link('canonical')[0])
      const articles = ofType(things, 'Article')
      expect(meta('og:type')).toEqual([path === paths.buyingTips ? 'article' : 'website'])
      expect(articles).toHaveLength(path === paths.buyingTips ? 1 : 0)
      for (const { inLanguage, image, mainEntityOfPage } of articles) {
        expect(inLanguage).toBe(language)
        expect([image]).toEqual(meta('og:image'))
        expect([mainEntityOfPage]).toEqual(link('canonical'))
      }
    }
  })

  test(`the FAQ's structured data holds the questions and answers of the page (${language})`, async ({
    page,
    request,
  }) => {
    const address = `${paths.faq}?lng=${language}`
    const [faq, ...others] = ofType((await readSource(request, address)).things, 'FAQPage')
    expect(others).toEqual([])
    const told = listOf(faq?.mainEntity)
    await page.goto(address)
    const shown = page.locator('main details')
    const summaries = await shown.locator('summary').allTextContents()
    expect(told.map(({ name }) => name)).toEqual(summaries.map((text) => text.trim()))
    const answers = await shown.allTextContents()
    for (const [index, { acceptedAnswer }] of told.entries()) {
      const answer = isThing(acceptedAnswer) ? String(acceptedAnswer.text) : ''
      expect(answer.length).toBeGreaterThan(20)
      expect(answers[index]).toContain(answer)
    }
  })
}
