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
  nfdaStatistics: {
    title: 'Statistics: what a funeral costs',
    publisher: 'National Funeral Directors Association',
    url: 'https://nfda.org/news/statistics',
  },
  funeralPrices: {
    title: '16 C.F.R. § 453.2, Price disclosures of funeral providers',
    publisher: 'Legal Information Institute, Cornell Law School',
    url: 'https://www.law.cornell.edu/cfr/text/16/453.2',
  },
  ssiLifeInsurance: {
    title: '20 C.F.R. § 416.1230, Exclusion of life insurance',
    publisher: 'Legal Information Institute, Cornell Law School',
    url: 'https://www.law.cornell.edu/cfr/text/20/416.1230',
  },
  naicAcceleratedUnderwriting: {
    title: 'Accelerated Underwriting',
    publisher: 'National Association of Insurance Commissioners',
    url: 'https://content.naic.org/cipr_topics/topic_accelerated_underwriting.htm',
  },
  fcraAdverseAction: {
    title: '15 U.S.C. § 1681m, Requirements on users of consumer reports',
    publisher: 'Legal Information Institute, Cornell Law School',
    url: 'https://www.law.cornell.edu/uscode/text/15/1681m',
  },
  cfpbPmi: {
    title: 'What is private mortgage insurance?',
    publisher: 'Consumer Financial Protection Bureau',
    url: 'https://www.consumerfinance.gov/ask-cfpb/what-is-private-mortgage-insurance-en-122/',
  },
  pmiDefinitions: {
    title: '12 U.S.C. § 4901, Homeowners protection: definitions',
    publisher: 'Legal Information Institute, Cornell Law School',
    url: 'https://www.law.cornell.edu/uscode/text/12/4901',
  },
  pmiTermination: {
    title: '12 U.S.C. § 4902, Termination of private mortgage insurance',
    publisher: 'Legal Information Institute, Cornell Law School',
    url: 'https://www.law.cornell.edu/uscode/text/12/4902',
  },
  dueOnSale: {
    title: '12 U.S.C. § 1701j–3, Due-on-sale clauses',
    publisher: 'Legal Information Institute, Cornell Law School',
    url: 'https://www.law.cornell.edu/uscode/text/12/1701j-3',
  },
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof sources

export function isSourceId(id: string): id is SourceId {
  return Object.hasOwn(sources, id)
}
