import { Mark } from '#app/art/mark.tsx'
import { Link } from '#app/routing/router.tsx'
import styles from '#app/site/site-header.module.css'
import { paths } from '#domain/site/paths.ts'

/** The logo, which leads home. */
export function BrandLink({
  name,
  tone,
  onClick,
}: {
  name: string
  tone: 'day' | 'night'
  onClick?: () => void
}) {
  return (
    <Link className={styles.logo} data-slot="logo" to={paths.home} onClick={onClick}>
      <Mark tone={tone} />
      <span>{name}</span>
    </Link>
  )
}
