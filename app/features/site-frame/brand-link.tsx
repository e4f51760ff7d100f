import { Mark } from '#app/art/mark.tsx'
import { paths } from '#app/paths.ts'
import { Link } from '#app/routing/router.tsx'

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
    <Link className="logo" to={paths.home} onClick={onClick}>
      <Mark tone={tone} />
      <span>{name}</span>
    </Link>
  )
}
