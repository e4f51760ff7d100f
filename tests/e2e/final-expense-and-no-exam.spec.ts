import { paths } from '#domain/site/paths.ts'
import { expect, test } from './fixtures.ts'
import { languages, open } from './page-parts.ts'

const pages = [paths.finalExpense, paths.noMedicalExam]

for (const language of languages)
  for (const path of pages)
    test(`${path}: every part that says "no exam" says as large that issue depends on the answers (${language})`, async ({
      page,
    }) => {
      const main = await open(page, path, language)
      const found = await main.locator('section').evaluateAll((sections, isEnglish) => {
        const claim = isEnglish
          ? /\bno (medical )?exam|without an exam/i
          : /\bsin examen|no hay examen|no piden examen/i
        const qualifier = isEnglish
          ? /whether a plan is issued depends on your answers to health questions/i
          : /que se emita la póliza depende de sus respuestas sobre su salud/i
        const largest = (section: Element, pattern: RegExp) =>
          Math.max(
            0,
            ...[...section.querySelectorAll('p, li, td, caption')]
              .filter(({ textContent }) => pattern.test(textContent ?? ''))
              .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
          )
        return sections
          .filter(({ textContent }) => claim.test(textContent ?? ''))
          .map((section) => ({ claim: largest(section, claim), qualifier: largest(section, qualifier) }))
      }, language === 'en')
      expect(found.length).toBeGreaterThan(1)
      for (const sizes of found) expect(sizes.qualifier).toBeGreaterThanOrEqual(Math.max(sizes.claim, 14))
    })
