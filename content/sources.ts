/** Where a statement can be looked up. Titles stay in the language of the document. */
export interface Source {
  readonly title: string
  readonly publisher: string
  readonly url: string
}

/** Where anyone can look an agent up; also linked by itself. */
export const stateDepartments: Source = {
  title: 'Insurance departments of the states',
  publisher: 'National Association of Insurance Commissioners',
  url: 'https://content.naic.org/state-insurance-departments',
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
  irc72: {
    title: '26 U.S.C. § 72, Annuities; certain proceeds of endowment and life insurance contracts',
    publisher: 'Legal Information Institute, Cornell Law School',
    url: 'https://www.law.cornell.edu/uscode/text/26/72',
  },
  irc7702: {
    title: '26 U.S.C. § 7702, Life insurance contract defined',
    publisher: 'Legal Information Institute, Cornell Law School',
    url: 'https://www.law.cornell.edu/uscode/text/26/7702',
  },
  irc7702A: {
    title: '26 U.S.C. § 7702A, Modified endowment contract defined',
    publisher: 'Legal Information Institute, Cornell Law School',
    url: 'https://www.law.cornell.edu/uscode/text/26/7702A',
  },
  naicLifeInsurance: {
    title: 'Life Insurance, consumer information',
    publisher: 'National Association of Insurance Commissioners',
    url: 'https://content.naic.org/consumer/life-insurance.htm',
  },
  naicPolicyLocator: {
    title: 'Learn How to Use the NAIC Life Insurance Policy Locator',
    publisher: 'National Association of Insurance Commissioners',
    url: 'https://content.naic.org/article/learn_how_use_naic_life_insurance_policy_locator.htm',
  },
  naicIllustrations: {
    title: 'Life Insurance Illustrations Model Regulation (Model 582)',
    publisher: 'National Association of Insurance Commissioners',
    url: 'https://content.naic.org/sites/default/files/model-law-582.pdf',
  },
  naicIndexIllustrations: {
    title:
      'Actuarial Guideline XLIX-A, The Application of the Life Illustrations Model Regulation to Policies with Index-Based Interest',
    publisher: 'National Association of Insurance Commissioners',
    url: 'https://content.naic.org/sites/default/files/committees-pending-action-actuarial-guideline-xlix-a-230224.pdf',
  },
  floridaGracePeriod: {
    title: 'Florida Statutes § 627.453, Grace period',
    publisher: 'The Florida Senate',
    url: 'https://www.flsenate.gov/Laws/Statutes/2024/627.453',
  },
  floridaIncontestability: {
    title: 'Florida Statutes § 627.455, Incontestability',
    publisher: 'The Florida Senate',
    url: 'https://www.flsenate.gov/Laws/Statutes/2024/627.455',
  },
  floridaNonforfeiture: {
    title: 'Florida Statutes § 627.476, Standard Nonforfeiture Law for Life Insurance',
    publisher: 'The Florida Senate',
    url: 'https://www.flsenate.gov/Laws/Statutes/2024/627.476',
  },
  nyGracePeriod: {
    title: 'New York Insurance Law § 3203, Individual life insurance policies; standard provisions',
    publisher: 'New York State Senate',
    url: 'https://www.nysenate.gov/legislation/laws/ISC/3203',
  },
  caGracePeriod: {
    title: 'California Insurance Code § 10113.71, Grace period of life insurance policies',
    publisher: 'California Legislative Information',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=INS&sectionNum=10113.71',
  },
  stateDepartments,
  caPrivacyNotice: {
    title: 'Cal. Code Regs. tit. 10, § 2689.7, Information to be included in privacy notices',
    publisher: 'Legal Information Institute, Cornell Law School',
    url: 'https://www.law.cornell.edu/regulations/california/10-CCR-Sec-2689-7',
  },
  ccpa: {
    title: 'California Consumer Privacy Act',
    publisher: 'California Department of Justice',
    url: 'https://oag.ca.gov/privacy/ccpa',
  },
  ccpaAnswer: {
    title: 'California Civil Code § 1798.130, Answering privacy requests',
    publisher: 'California Legislative Information',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1798.130',
  },
  glbaDisclosure: {
    title: '15 U.S.C. § 6802, Obligations with respect to disclosures of personal information',
    publisher: 'Legal Information Institute, Cornell Law School',
    url: 'https://www.law.cornell.edu/uscode/text/15/6802',
  },
  glbaNotice: {
    title: '15 U.S.C. § 6803, Disclosure of institution privacy policy',
    publisher: 'Legal Information Institute, Cornell Law School',
    url: 'https://www.law.cornell.edu/uscode/text/15/6803',
  },
  callConsent: {
    title: '47 C.F.R. § 64.1200, Delivery restrictions on calls and texts',
    publisher: 'Legal Information Institute, Cornell Law School',
    url: 'https://www.law.cornell.edu/cfr/text/47/64.1200',
  },
  egelhoff: {
    title: 'Egelhoff v. Egelhoff, 532 U.S. 141 (2001)',
    publisher: 'Supreme Court of the United States, at Justia',
    url: 'https://supreme.justia.com/cases/federal/us/532/141/',
  },
  sveen: {
    title: 'Sveen v. Melin, No. 16-1432 (2018)',
    publisher: 'Supreme Court of the United States, at Legal Information Institute',
    url: 'https://www.law.cornell.edu/supremecourt/text/16-1432',
  },
  californiaMinors: {
    title: 'California Uniform Transfers to Minors Act, Probate Code § 3903, Nomination of a custodian',
    publisher: 'California Legislative Information',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=PROB&sectionNum=3903.',
  },
  californiaCommunityProperty: {
    title: 'California Family Code § 1100, Management of community personal property',
    publisher: 'California Legislative Information',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FAM&sectionNum=1100.',
  },
  irsCommunityProperty: {
    title: 'Publication 555, Community Property',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/publications/p555',
  },
  floridaLifeProceeds: {
    title: 'Florida Statutes § 222.13, Life insurance policies; disposition of proceeds',
    publisher: 'The Florida Senate',
    url: 'https://www.flsenate.gov/Laws/Statutes/2024/222.13',
  },
  ssaTrusts: {
    title: 'SI 01120.200, Information on trusts (Supplemental Security Income)',
    publisher: 'Social Security Administration',
    url: 'https://secure.ssa.gov/poms.nsf/lnx/0501120200',
  },
  perStirpes: {
    title: 'Per stirpes',
    publisher: 'Legal Information Institute, Cornell Law School',
    url: 'https://www.law.cornell.edu/wex/per_stirpes',
  },
  naicBuyingTips: {
    title: 'Want to Purchase Life Insurance? Here Are Tips to Help You Through the Process',
    publisher: 'National Association of Insurance Commissioners',
    url: 'https://content.naic.org/article/consumer-insight-want-purchase-life-insurance-here-are-tips-help-you-through-process',
  },
  limraBarometer: {
    title: 'The TIP in Tipping Point: Trust, Influence and Price',
    publisher: 'LIMRA, 2025',
    url: 'https://www.limra.com/en/trending-topics/publications/marketfacts/2025/the-tip-in-tipping-point-trust-influence-and-price',
  },
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof sources

export function isSourceId(id: string): id is SourceId {
  return Object.hasOwn(sources, id)
}
