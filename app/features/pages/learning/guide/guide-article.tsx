import { Check, Lightbulb } from 'lucide'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/pages/learning/guides.module.css'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/layout/typography.module.css'
import type { Article } from './articles.ts'
import { categoryKey, type GuideContent, type GuideSection } from './guide.ts'
import { GuideText } from './guide-text.tsx'

interface GuideArticleProps {
  content: GuideContent
  /** The level of its headings: under the title of a card, or of a page. */
  heading: 'h2' | 'h3'
}

/** What a guide says: its introduction, its numbered sections, and the key takeaways beside them. */
export function GuideArticle({ content, heading: Heading }: GuideArticleProps) {
  const { t } = useTranslation('guide-labels')
  return (
    <div className={styles.guideArticle}>
      <div className={styles.guideIntro}>
        <Heading className={typography.h3}>{t('introduction')}</Heading>
        <p className={typography.lead} data-slot="lead">
          <GuideText>{content.introduction}</GuideText>
        </p>
      </div>
      <ol className={styles.guideSections}>
        {content.sections.map((section) => (
          <NumberedSection key={section.title} section={section} heading={Heading} />
        ))}
      </ol>
      <div className={styles.takeaways}>
        <Heading className={typography.h3}>{t('takeaways')}</Heading>
        <ul className={styles.takeawayList}>
          {content.conclusion.map((takeaway) => (
            <li key={takeaway}>
              <Icon of={Check} />
              <span>
                <GuideText>{takeaway}</GuideText>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

interface NumberedSectionProps extends Pick<GuideArticleProps, 'heading'> {
  section: GuideSection
}

function NumberedSection({ section, heading: Heading }: NumberedSectionProps) {
  return (
    <li>
      <Heading className={typography.h3}>{section.title}</Heading>
      <div>
        {section.content.map((paragraph) => (
          <p key={paragraph}>
            <GuideText>{paragraph}</GuideText>
          </p>
        ))}
        {section.tips ? <ExpertTips tips={section.tips} /> : null}
      </div>
    </li>
  )
}

function ExpertTips({ tips }: { tips: readonly string[] }) {
  const { t } = useTranslation('guide-labels')
  return (
    <div className={styles.expertTips}>
      <p data-slot="label">
        <Icon of={Lightbulb} /> {t('expertTip', { count: tips.length })}
      </p>
      {tips.map((tip) => (
        <p key={tip}>
          <GuideText>{tip}</GuideText>
        </p>
      ))}
    </div>
  )
}

/** A guide's icon, its category and how long it takes to read. */
export function GuideMeta({ article }: { article: Article }) {
  const { t } = useTranslation('guide-labels')
  const category = t(categoryKey(article))
  return (
    <span className={styles.guideMeta}>
      <Icon of={article.icon} />
      {t('meta', { category, time: t('readTime', { count: article.readTime }) })}
    </span>
  )
}
