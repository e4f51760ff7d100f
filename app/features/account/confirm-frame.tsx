import { type ReactNode, useEffect, useRef } from 'react'

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
    <div className="wrap auth-callback auth-confirm">
      <div>
        <h1 className="h2" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {text ? <p>{text}</p> : null}
      </div>
      {children ? <div className="auth-confirm-ways">{children}</div> : null}
    </div>
  )
}
