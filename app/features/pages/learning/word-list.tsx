import { usePageWords } from '#app/features/pages/use-page-words.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { glossaryWords } from './glossary-words.ts'
import styles from './word-list.module.css'

/** The words of insurance in plain ones, each at an anchor of its own, such as `#word-premium`. */
export function WordList() {
  const { t } = usePageWords('page-glossary')
  return (
    <section className={layout.section} data-ground="sunk" id="words">
      <div className={layout.wrap}>
        <h2>{t('title')}</h2>
        <p className={typography.lead} data-slot="lead">
          {t('lead')}
        </p>
        <dl className={styles.wordList}>
          {glossaryWords.map((word) => (
            <div key={word}>
              <dt id={`word-${word}`}>{t(`words.${word}.term`)}</dt>
              <dd>{t(`words.${word}.meaning`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
