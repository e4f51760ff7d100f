import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageSources } from '#app/features/pages/blocks/page-sources.tsx'
import styles from '#app/features/pages/learning/guides.module.css'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import { PageHero } from '#app/features/pages/page-hero.tsx'
import { Link } from '#app/routing/router.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import { type Article, type ArticleId, articles } from './articles.ts'
import { GuideArticle, GuideMeta } from './guide-article.tsx'
import { useGuide } from './use-guides.ts'

interface GuidePageProps {
  id: ArticleId
  /** What the opening says in large, under the guide's own title; without it, the title itself and its subtitle. */
  opening?: { title: string; lead: string }
  /** A second way on in the opening, to a part of this page. */
  more?: { hash: string; label: string }
  /** What this page shows that the card doesn't: after the article, each part on a ground of its own. */
  children?: ReactNode
}

/** A guide as a page of its own: the card's words, and what the page adds to them. */
export function GuidePage({ id, opening, more, children }: GuidePageProps) {
  const guide = useGuide(id)
  const text = opening ? { name: guide.title, ...opening } : { title: guide.title, lead: guide.subtitle }
  const others = articles.filter((article) => article.id !== id)
  return (
    <>
      <PageHero text={text} more={more} />
      <section className={classNames(layout.section, styles.guidePage)} data-color={guide.color} id="guide">
        <div className={layout.wrap}>
          <GuideMeta article={guide} />
          <GuideArticle content={guide.content} heading="h2" />
        </div>
      </section>
      {children}
      <MoreGuides of={others} />
      <PageSources namespace={[`guide-${id}`, `page-${id}`]} />
      <PageClosing />
    </>
  )
}

/** The other guides, as spines with their titles. */
function MoreGuides({ of }: { of: readonly Article[] }) {
  const { t } = useTranslation('guide-labels')
  return (
    <section className={layout.section} data-ground="blue">
      <div className={layout.wrap}>
        <h2>{t('more')}</h2>
        <ul className={styles.guideLinks}>
          {of.map((article) => (
            <li key={article.id} className={styles.guide} data-color={article.color}>
              <GuideMeta article={article} />
              <Link to={article.path}>{t(`titles.${article.id}`)}</Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
