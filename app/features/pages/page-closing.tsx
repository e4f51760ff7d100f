import { useTranslation } from 'react-i18next'
import { ClosingScene } from '#app/site/closing-scene.tsx'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { paths } from '#domain/site/paths.ts'
import { useOperatorWords } from './operator-words.ts'

/** The way on that every page ends with: the quote, or a call. */
export function PageClosing() {
  const { t } = useTranslation('pages-shared')
  const operator = useOperatorWords()
  return (
    <ClosingScene
      title={t('closing.title')}
      text={t('closing.text', operator)}
      quote={t('quote')}
      call={t('call', operator)}
    >
      <p>
        <ArrowLink to={paths.instantQuotes}>{t('closing.instant')}</ArrowLink>
      </p>
    </ClosingScene>
  )
}
