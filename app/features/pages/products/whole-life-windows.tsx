import { examples } from 'virtual:examples/whole-life'
import { useTranslation } from 'react-i18next'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { WindowPanes } from '#app/ui/layout/window-panes.tsx'
import { formatNumber, formatPercent } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './products.module.css'

const { coverage, issueAge, rows } = examples.cashValue
const shares = rows
  .filter(({ age }) => age % 10 === 5 || age === 100)
  .map(({ age, guaranteedCashValue }) => ({ age, percent: (guaranteedCashValue / coverage) * 100 }))

/** A life's windows, all lit, each filled with the cash value that is guaranteed at that age. */
export function WholeLifeWindows() {
  const { t } = usePageWords('page-whole-life')
  const { i18n } = useTranslation()
  const language = toLanguage(i18n.language)
  const first = shares[0]
  const last = shares.at(-1)
  if (!first || !last) return null
  const values = {
    issueAge: formatNumber(issueAge, language),
    firstAge: formatNumber(first.age, language),
    firstShare: formatPercent(first.percent, language),
    lastAge: formatNumber(last.age, language),
    lastShare: formatPercent(last.percent, language),
  }
  return (
    <figure className={styles.windowsFigure}>
      <div role="img" aria-label={t('how.picture.label', values)}>
        <WindowPanes count={shares.length} lit={shares.length} fills={shares.map(({ percent }) => percent)} />
        <p className={classNames(styles.windowsYears, typography.micro, typography.soft)}>
          {shares.map(({ age }) => (
            <span key={age}>{formatNumber(age, language)}</span>
          ))}
        </p>
      </div>
      <figcaption className={classNames(typography.small, typography.soft)}>
        {t('how.picture.caption', values)}
      </figcaption>
    </figure>
  )
}
