import './word-list.css'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { glossaryWords } from './glossary-words.ts'

/** The words of insurance in plain ones, each at an anchor of its own, such as `#word-premium`. */
export function WordList() {
  const { t } = usePageWords('page-glossary')
  return (
    <section className="section sunk" id="words">
      <div className="wrap">
        <h2>{t('title')}</h2>
        <p className="lead">{t('lead')}</p>
        <dl className="word-list">
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
