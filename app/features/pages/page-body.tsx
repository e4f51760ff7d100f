import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import { PageRows } from './page-sections.tsx'
import { usePageText } from './page-text.ts'
import styles from './pages.module.css'

/** The sections of a page's words, for a page with an opening of its own. */
export function PageBody({ namespace, page }: { namespace: string; page: string }) {
  const text = usePageText(namespace, page)
  return (
    <div className={classNames(layout.wrap, styles.pageBody)} data-slot="page-body">
      <PageRows sections={text.sections} />
    </div>
  )
}
