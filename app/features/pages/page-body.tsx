import './pages.css'
import { PageRows } from './page-sections.tsx'
import { usePageText } from './page-text.ts'

/** The sections of a page's words, for a page with an opening of its own. */
export function PageBody({ namespace, page }: { namespace: string; page: string }) {
  const text = usePageText(namespace, page)
  return (
    <div className="wrap page-body">
      <PageRows sections={text.sections} />
    </div>
  )
}
