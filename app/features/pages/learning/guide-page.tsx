import type { ReactNode } from 'react'
import { type ArticleId, articles } from '#app/features/pages/articles.ts'
import { PageSources } from '#app/features/pages/blocks/page-sources.tsx'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import { PageHero } from '#app/features/pages/page-hero.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import { GuideArticle } from './guide-article.tsx'
import { GuideMeta } from './guide-meta.tsx'
import styles from './guides.module.css'
import { MoreGuides } from './more-guides.tsx'
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
