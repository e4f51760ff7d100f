import { ArrowRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from '#app/routing/router.tsx'
import styles from './button.module.css'
import { Icon } from './icon.tsx'

/** A link that leads on to another page, with an arrow that moves a little. */
export function ArrowLink({ children, ...rest }: Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link {...rest} className={styles.arrowLink} data-slot="arrow-link">
      {children}
      <Icon of={ArrowRight} />
    </Link>
  )
}
