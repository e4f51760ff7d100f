import { Link } from '#app/routing/router.tsx'
import { splitLinks } from './split-links.ts'

/** A text of a guide with its links. */
export function GuideText({ children }: { children: string }) {
  return splitLinks(children).map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link key={part.text} to={part.to}>
        {part.text}
      </Link>
    ),
  )
}
