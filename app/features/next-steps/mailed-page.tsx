import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useFocusKept } from '#app/browser/use-focus-kept.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import styles from './mailed-page.module.css'

interface MailedPageProps {
  title: string
  lead?: ReactNode
  /** Takes the title, which can take the focus. */
  headingRef?: RefObject<HTMLHeadingElement | null>
  /** It appears after a press, in the place of what was pressed: a focus that went with that goes on at the title. */
  isAfterPress?: boolean
  /** Said by screen readers when it appears. */
  isStatus?: boolean
  children?: ReactNode
}

/** The frame of the pages that a link in a mail leads to, ours about a request or a visitor's own. */
export function MailedPage({
  title,
  lead,
  headingRef,
  isAfterPress = false,
  isStatus = false,
  children,
}: MailedPageProps) {
  const own = useRef<HTMLHeadingElement>(null)
  const heading = headingRef ?? own
  const [hasTaken] = useState(isAfterPress)
  useFocusKept(heading, hasTaken || undefined, true)
  return (
    <div className={classNames(layout.wrap, styles.page)}>
      <div className={styles.head} role={isStatus ? 'status' : undefined}>
        <h1 tabIndex={-1} ref={heading}>
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
