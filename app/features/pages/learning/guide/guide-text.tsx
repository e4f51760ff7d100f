import { Link } from '#app/routing/router.tsx'
import { isPageKey, paths } from '#domain/site/paths.ts'
import { isGlossaryWord } from './glossary-words.ts'

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

interface TextLink {
  text: string
  /** An address of ours. */
  to: string
}

/**
 * Parts a text at its links, `[text](target)`. The target is the name of a page in `paths`, such as `quote`, or a word
 * of the glossary, such as `word-premium`. Throws for any other, so that no link leads nowhere.
 */
export function splitLinks(text: string): (string | TextLink)[] {
  const parts = text.split(/\[([^\]]+)\]\(([\w-]+)\)/)
  return parts.flatMap((part, place): (string | TextLink)[] => {
    if (place % 3 === 0) return part ? [part] : []
    if (place % 3 === 2) return []
    const target = parts[place + 1] ?? ''
    if (isPageKey(target)) return [{ text: part, to: paths[target] }]
    if (target.startsWith('word-') && isGlossaryWord(target.slice(5)))
      return [{ text: part, to: `${paths.learning}#${target}` }]
    throw new Error(`No page and no word of the glossary is called ${target}`)
  })
}
