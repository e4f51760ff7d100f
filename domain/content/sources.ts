/** Where a statement can be looked up. Titles stay in the language of the document. */
export interface Source {
  readonly title: string
  readonly publisher: string
  readonly url: string
}

/** Public documents that the content pages rest on. A page names them under `sources`, a fact under `source`. */
export const sources = {
  irc101: {
    title: '26 U.S.C. § 101, Certain death benefits',
    publisher: 'Legal Information Institute, Cornell Law School',
    url: 'https://www.law.cornell.edu/uscode/text/26/101',
  },
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof sources

export function isSourceId(id: string): id is SourceId {
  return Object.hasOwn(sources, id)
}
