import './button.css'
import { ArrowRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from '#app/routing/router.tsx'
import { Icon } from './icon.tsx'

/** A link that leads on to another page, with an arrow that moves a little. */
export function ArrowLink({ children, ...rest }: Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link {...rest} className="arrow-link">
      {children}
      <Icon of={ArrowRight} />
    </Link>
  )
}
