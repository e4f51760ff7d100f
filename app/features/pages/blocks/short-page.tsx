import type { ReactNode } from 'react'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import { PageHero } from '#app/features/pages/page-hero.tsx'
import { PageRows } from '#app/features/pages/page-sections.tsx'
import { usePageText } from '#app/features/pages/page-text.ts'
import styles from '#app/features/pages/pages.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'

interface ShortPageProps {
  namespace: string
  /** Where the page's words stand in the namespace. */
  page: string
  /** Before the page's own sections. */
  before?: ReactNode
}

/** A page of words: heading and lead, a few sections, and the way to the quote and to the phone. */
export function ShortPage({ namespace, page, before }: ShortPageProps) {
  const text = usePageText(namespace, page)
  return (
    <>
      <PageHero text={text} />
      <div className={classNames(layout.wrap, styles.pageBody)} data-slot="page-body">
        {before}
        <PageRows sections={text.sections} />
      </div>
      <PageClosing />
    </>
  )
}
