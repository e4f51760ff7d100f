import { type ReactNode, useEffect, useRef } from 'react'
import styles from '#app/features/account/account.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'

interface ConfirmFrameProps {
  title: string
  text?: ReactNode
  /** Something has happened: the focus goes to the heading. */
  isNews?: boolean
  children?: ReactNode
}

/** One heading, what it is about, and what can be done. */
export function ConfirmFrame({ title, text, isNews = false, children }: ConfirmFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNews) heading.current?.focus()
  }, [isNews])
  return (
    <div className={classNames(layout.wrap, styles.callback, styles.confirm)}>
      <div>
        <h1 className={typography.h2} tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {text ? <p>{text}</p> : null}
      </div>
      {children ? <div className={styles.confirmWays}>{children}</div> : null}
    </div>
  )
}
