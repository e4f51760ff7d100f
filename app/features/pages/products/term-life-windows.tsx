import './products.css'
import { useTranslation } from 'react-i18next'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { WindowPanes } from '#app/ui/window-panes.tsx'
import { facts } from '#content/facts.ts'
import { formatNumber } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'

const yearsPerWindow = 5
const windows = 6
const lit = facts.termMiddle.value / yearsPerWindow

/** A term as a row of windows: lit while it lasts. */
export function TermLifeWindows() {
  const { t } = usePageWords('page-term-life')
  const { i18n } = useTranslation()
  const number = (value: number) => formatNumber(value, toLanguage(i18n.language))
  return (
    <figure className="windows-figure">
      <div role="img" aria-label={t('how.picture.label')}>
        <WindowPanes count={windows} lit={lit} />
        <p className="windows-years micro soft">
          {Array.from({ length: lit }, (_, place) => place * yearsPerWindow).map((from) => (
            <span key={from}>
              {number(from + 1)}–{number(from + yearsPerWindow)}
            </span>
          ))}
          <span className="windows-rest">{t('how.picture.ended')}</span>
        </p>
      </div>
      <figcaption className="small soft">{t('how.picture.caption')}</figcaption>
    </figure>
  )
}
