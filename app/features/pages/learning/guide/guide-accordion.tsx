import { ChevronDown } from 'lucide'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/pages/learning/guides.module.css'
import { useCardInAddress, useOpenFromHash } from '#app/features/pages/use-open-from-hash.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/layout/typography.module.css'
import type { Guide } from './guide.ts'
import { GuideArticle, GuideMeta } from './guide-article.tsx'
import { useGuides } from './use-guides.ts'

/**
 * All guides as cards of which at most one is open. The browser's own, by their common name: so it works without
 * scripts too, and finding in the page opens the right one.
 */
export function GuideAccordion() {
  const guides = useGuides()
  useOpenFromHash()
  return guides.map((guide) => <GuideCard key={guide.id} guide={guide} />)
}

function GuideCard({ guide }: { guide: Guide }) {
  const { t } = useTranslation('guide-labels')
  const keepInAddress = useCardInAddress()
  return (
    <details
      className={styles.guide}
      data-color={guide.color}
      name="guide"
      onToggle={({ currentTarget }) => keepInAddress(guide.id, currentTarget.open)}
    >
      <summary>
        <GuideMeta article={guide} />
        <h2 className={typography.h3}>{guide.title}</h2>
        <p>{guide.subtitle}</p>
        <Icon of={ChevronDown} className={styles.guideArrow} />
      </summary>
      {/* The anchor stands inside: a browser opens what it leads into, even without scripts. */}
      <section className={styles.guideOpen} id={guide.id} aria-label={guide.title}>
        <GuideArticle content={guide.content} heading="h3" />
        <p className={styles.guideOn}>
          <ArrowLink to={guide.path}>{t('ownPage', { title: guide.title })}</ArrowLink>
        </p>
      </section>
    </details>
  )
}
