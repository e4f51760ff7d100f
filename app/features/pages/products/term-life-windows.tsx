import { useTranslation } from 'react-i18next'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { WindowPanes } from '#app/ui/layout/window-panes.tsx'
import { facts } from '#content/facts.ts'
import { formatNumber } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './products.module.css'

const yearsPerWindow = 5
const windows = 6
const lit = facts.termMiddle.value / yearsPerWindow

/** A term as a row of windows: lit while it lasts. */
export function TermLifeWindows() {
  const { t } = usePageWords('page-term-life')
  const { i18n } = useTranslation()
  const number = (value: number) => formatNumber(value, toLanguage(i18n.language))
  return (
    <figure className={styles.windowsFigure}>
      <div role="img" aria-label={t('how.picture.label')}>
        <WindowPanes count={windows} lit={lit} />
        <p className={classNames(styles.windowsYears, typography.micro, typography.soft)}>
          {Array.from({ length: lit }, (_, place) => place * yearsPerWindow).map((from) => (
            <span key={from}>
              {number(from + 1)}–{number(from + yearsPerWindow)}
            </span>
          ))}
          <span className={styles.windowsRest}>{t('how.picture.ended')}</span>
        </p>
      </div>
      <figcaption className={classNames(typography.small, typography.soft)}>
        {t('how.picture.caption')}
      </figcaption>
    </figure>
  )
}
