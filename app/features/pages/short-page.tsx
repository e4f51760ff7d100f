import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import { PageClosing } from './page-closing.tsx'
import { PageHero } from './page-hero.tsx'
import { PageRows } from './page-sections.tsx'
import { usePageText } from './page-text.ts'
import styles from './pages.module.css'

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
