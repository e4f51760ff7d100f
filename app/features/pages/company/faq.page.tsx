import { PageSources } from '#app/features/pages/blocks/page-sources.tsx'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import { PageHero } from '#app/features/pages/page-hero.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { Questions } from './questions.tsx'
import { Testimonials } from './testimonials.tsx'

export default function FaqPage() {
  const { t } = usePageWords('page-faq')
  return (
    <>
      <PageHero text={{ name: t('hero.name'), title: t('hero.title'), lead: t('hero.lead') }} />
      <Questions />
      <Testimonials />
      <PageSources namespace="page-faq" />
      <PageClosing />
    </>
  )
}
