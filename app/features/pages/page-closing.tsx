import { useTranslation } from 'react-i18next'
import { ClosingScene } from '#app/site/closing-scene.tsx'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { paths } from '#domain/site/paths.ts'
import { useOperatorWords } from './operator-words.ts'

interface PageClosingProps {
  /** Where the quote comes from, where that is not the questionnaire. */
  quoteAt?: string
  /** Another way on than the instant quote. */
  other?: { to: string; label: string }
}

/** The way on that every page ends with: the quote, or a call. */
export function PageClosing({ quoteAt, other }: PageClosingProps) {
  const { t } = useTranslation('pages-shared')
  const operator = useOperatorWords()
  return (
    <ClosingScene
      title={t('closing.title')}
      text={t('closing.text', operator)}
      quote={t('quote')}
      call={t('call', operator)}
      quoteAt={quoteAt}
    >
      <p>
        <ArrowLink to={other?.to ?? paths.instantQuotes}>{other?.label ?? t('closing.instant')}</ArrowLink>
      </p>
    </ClosingScene>
  )
}
