import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { facts } from '#content/facts.ts'
import { formatCoverage, formatCoverageShort } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import { CarrierStrip } from './carrier-strip.tsx'
import { useCount } from './use-count.ts'

/** The most that carriers commonly insure without an exam, in USD. */
const noExamLimit = facts.noExamLimit.value

/** What goes without an exam, with what it depends on beside it in the same type, and the carriers. */
export function Carriers() {
  const { t, i18n } = useTranslation('home')
  const amount = formatCoverage(noExamLimit, toLanguage(i18n.language))
  return (
    <section className="section home-carriers" aria-labelledby="carriers-title">
      <div className="wrap home-no-exam">
        <Figure />
        <div>
          <h2 id="carriers-title" className="h3">
            {t('carriers.title')}
          </h2>
          <p className="h3">{t('carriers.condition')}</p>
          <p className="soft">{t('carriers.text', { amount })}</p>
        </div>
      </div>
      <CarrierStrip />
    </section>
  )
}

function Figure() {
  const { i18n } = useTranslation('home')
  const ref = useRef<HTMLParagraphElement>(null)
  const count = useCount(ref)
  return (
    <p className="home-figure" ref={ref}>
      <span className="sr">{formatCoverageShort(noExamLimit, toLanguage(i18n.language))}</span>
      <span aria-hidden="true">
        <small>$</small>
        <span className="home-count" data-full={noExamLimit / 1000}>
          {digitsOf(count).map(({ place, digit, isLeading }) => (
            <span key={place} className={isLeading ? 'home-leading' : undefined}>
              {digit}
            </span>
          ))}
        </span>
        <small>K</small>
      </span>
    </p>
  )
}

/** Three digits, each in a place of its own, so that nothing moves while they change. */
function digitsOf(count: number) {
  const first = 3 - String(count).length
  return [...String(count).padStart(3, '0')].map((digit, place) => ({
    place,
    digit,
    isLeading: place < first,
  }))
}
