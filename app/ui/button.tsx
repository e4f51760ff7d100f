import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { type LinkProps, SiteLink } from './site-link.tsx'

const variants = {
  primary: styles.primary,
  lamp: styles.lamp,
  quiet: styles.quiet,
  text: styles.text,
  danger: styles.danger,
} as const

export type ButtonVariant = keyof typeof variants

interface ButtonLook {
  variant?: ButtonVariant | undefined
  isSmall?: boolean | undefined
  isBlock?: boolean | undefined
  className?: string | undefined
}

function look({ variant = 'primary', isSmall, isBlock, className }: ButtonLook) {
  const size = isSmall && styles.small
  const classes = classNames(styles.button, variants[variant], size, isBlock && styles.block, className)
  return { className: classes, 'data-slot': 'button', 'data-variant': variant }
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  /** Looks disabled yet takes focus and presses, so that a press can say what is missing. */
  isInactive?: boolean | undefined
  /** Work is under way: the button is really disabled. */
  isBusy?: boolean | undefined
}

export function Button({ variant, isSmall, isBlock, className, isInactive, isBusy, ...rest }: ButtonProps) {
  // A browser takes the focus from what is disabled: once the work is done, whoever pressed goes on from there.
  useLayoutEffect(() => {
    const pressed = document.activeElement
    if (!isBusy || !(pressed instanceof HTMLElement)) return
    return () => {
      if (document.activeElement === document.body) pressed.focus({ preventScroll: true })
    }
  }, [isBusy])
  return (
    <button
      type="button"
      {...rest}
      {...look({ variant, isSmall, isBlock, className })}
      disabled={isBusy}
      aria-disabled={isInactive ? true : undefined}
      aria-busy={isBusy ? true : undefined}
    />
  )
}

type ButtonLinkProps = ButtonLook & { children: ReactNode; state?: unknown } & (
    | Omit<LinkProps, 'className'>
    | ({ href: string; isNewTab?: boolean } & Omit<ComponentProps<'a'>, 'href' | 'className'>)
  )

/** A link that looks like a button: `to` stays in the site, `href` leaves it or dials. */
export function ButtonLink({ variant, isSmall, isBlock, className, ...rest }: ButtonLinkProps) {
  const attributes = look({ variant, isSmall, isBlock, className })
  if ('to' in rest) return <SiteLink {...rest} {...attributes} />
  const { isNewTab, state: _, ...anchor } = rest
  return (
    <a {...(isNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})} {...anchor} {...attributes} />
  )
}
