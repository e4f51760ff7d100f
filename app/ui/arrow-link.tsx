import { ArrowRight } from 'lucide'
import styles from './button.module.css'
import { Icon } from './icon.tsx'
import { type LinkProps, SiteLink } from './site-link.tsx'

/** A link that leads on to another page, with an arrow that moves a little. */
export function ArrowLink({ children, ...rest }: Omit<LinkProps, 'className'>) {
  return (
    <SiteLink {...rest} className={styles.arrowLink} data-slot="arrow-link">
      {children}
      <Icon of={ArrowRight} />
    </SiteLink>
  )
}
