import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { ClosingScene } from '#app/site/closing-scene.tsx'

/** The sunrise at the end of a page of guides, with that page's own call. */
export function LearningClosing({ namespace }: { namespace: 'page-learning' | 'page-guides' }) {
  const { t } = usePageWords(namespace)
  return (
    <ClosingScene
      title={t('closing.title')}
      text={t('pages-shared:closing.text')}
      quote={t('closing.quote')}
      call={t('pages-shared:call')}
    />
  )
}
