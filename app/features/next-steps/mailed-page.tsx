import type { ReactNode, RefObject } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import styles from './mailed-page.module.css'

interface MailedPageProps {
  title: string
  lead?: ReactNode
  /** Makes the title focusable, for what appears in the place of something else. */
  headingRef?: RefObject<HTMLHeadingElement | null>
  /** Said by screen readers when it appears. */
  isStatus?: boolean
  children?: ReactNode
}

/** The frame of the pages that a link in a mail leads to, ours about a request or a visitor's own. */
export function MailedPage({ title, lead, headingRef, isStatus = false, children }: MailedPageProps) {
  return (
    <div className={classNames(layout.wrap, styles.page)}>
      <div className={styles.head} role={isStatus ? 'status' : undefined}>
        <h1 tabIndex={headingRef ? -1 : undefined} ref={headingRef}>
          {title}
        </h1>
        {lead === undefined ? null : (
          <p className={typography.lead} data-slot="lead">
            {lead}
          </p>
        )}
      </div>
      {children}
    </div>
  )
}

/** The same until it is known what the link leads to. */
export function MailedPageWaiting({ title }: { title: string }) {
  return (
    <div className={classNames(layout.wrap, styles.page)} data-waiting="">
      <div className={styles.head}>
        <h1 className={typography.soft}>{title}</h1>
      </div>
    </div>
  )
}
