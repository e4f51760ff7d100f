import { type ComponentProps, type ComponentType, createContext, useContext } from 'react'

/** Where a link leads: an address, or the parts of one. Without a path it is the page on screen. */
export type To = string | { pathname?: string; search?: string; hash?: string }

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  /** Handed to the page that the link leads to. */
  state?: unknown
  /** Whether it takes the entry's place in the history; without a word, only where it leads to itself. */
  replace?: boolean | undefined
  /** The page stays scrolled as it is. */
  preventScrollReset?: boolean | undefined
}

/** The link of the router around the page: the kit knows no router. */
export const LinkContext = createContext<ComponentType<LinkProps> | undefined>(undefined)

export function SiteLink(props: LinkProps) {
  const Link = useContext(LinkContext)
  if (Link === undefined) throw new Error('There is no router around this')
  return <Link {...props} />
}
