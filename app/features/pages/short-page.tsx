import './pages.css'
import type { ReactNode } from 'react'
import { PageClosing } from './page-closing.tsx'
import { PageHero } from './page-hero.tsx'
import { FitBand, PageRows } from './page-sections.tsx'
import { usePageText } from './page-text.ts'

interface ShortPageProps {
  namespace: string
  /** Where the page's words stand in the namespace. */
  page: string
  /** Under the lead, on a page without a drawing. */
  underLead?: ReactNode
  /** Before the page's own sections, and after them. */
  before?: ReactNode
  after?: ReactNode
}

/** A page of words: heading and lead, a few sections, and the way to the quote and to the phone. */
export function ShortPage({ namespace, page, underLead, before, after }: ShortPageProps) {
  const text = usePageText(namespace, page)
  return (
    <>
      <PageHero page={page} text={text}>
        {underLead}
      </PageHero>
      <div className="wrap page-body">
        {before}
        <PageRows sections={text.sections} />
        {after}
      </div>
      {text.fit && text.unfit ? <FitBand fit={text.fit} unfit={text.unfit} /> : null}
      <PageClosing />
    </>
  )
}
