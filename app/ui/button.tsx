import './button.css'
import type { ComponentProps, ReactNode } from 'react'
import { Link, type To } from '#app/routing/router.tsx'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'lamp' | 'quiet' | 'text' | 'danger'

interface ButtonLook {
  variant?: ButtonVariant | undefined
  isSmall?: boolean | undefined
  isBlock?: boolean | undefined
  className?: string | undefined
}

function look({ variant = 'primary', isSmall, isBlock, className }: ButtonLook): string {
  return classNames('btn', `btn-${variant}`, isSmall && 'btn-small', isBlock && 'btn-block', className)
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  /** Looks disabled yet takes focus and presses, so that a press can say what is missing. */
  isInactive?: boolean | undefined
  /** Work is under way: the button is really disabled. */
  isBusy?: boolean | undefined
}

export function Button({ variant, isSmall, isBlock, className, isInactive, isBusy, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, isSmall, isBlock, className })}
      disabled={isBusy}
      aria-disabled={isInactive ? true : undefined}
      aria-busy={isBusy ? true : undefined}
    />
  )
}

type ButtonLinkProps = ButtonLook & { children: ReactNode; state?: unknown } & (
    | ({ to: To } & Omit<ComponentProps<typeof Link>, 'to' | 'className'>)
    | ({ href: string; isNewTab?: boolean } & Omit<ComponentProps<'a'>, 'href' | 'className'>)
  )

/** A link that looks like a button: `to` stays in the site, `href` leaves it or dials. */
export function ButtonLink({ variant, isSmall, isBlock, className, ...rest }: ButtonLinkProps) {
  const classes = look({ variant, isSmall, isBlock, className })
  if ('to' in rest) return <Link {...rest} className={classes} />
  const { isNewTab, state: _, ...anchor } = rest
  return (
    <a
      {...(isNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...anchor}
      className={classes}
    />
  )
}
