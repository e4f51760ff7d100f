import type { Article, BreadcrumbList, FAQPage, InsuranceAgency, Organization } from 'schema-dts'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { licensedStateCodes } from '#domain/people/states/licensed-states.ts'
import { stateNames } from '#domain/people/states/states.ts'
import { type Language, languages } from '#domain/site/language.ts'
import type { SiteConfig } from '#domain/site/public-settings.ts'
import { pageAddress } from './page-address.ts'

type Site = Pick<SiteConfig, 'brand' | 'agent' | 'openingHours' | 'links' | 'publicUrl'>

/** Who answers for the site: the agency by name, wherever a full description would repeat itself. */
function publisher({ brand, publicUrl }: Site): Organization {
  return { '@type': 'Organization', '@id': `${publicUrl}/#agency`, name: brand.name, url: publicUrl }
}

/** The operator as an insurance agency: only what the settings say, so no street address and no rating. */
export function agency(site: Site, picture: string): InsuranceAgency {
  const { brand, agent, links, publicUrl } = site
  return {
    '@type': 'InsuranceAgency',
    '@id': `${publicUrl}/#agency`,
    name: brand.name,
    url: publicUrl,
    telephone: phoneHref(agent.phone).replace('tel:', ''),
    email: agent.supportEmail,
    logo: new URL('/icons/512.png', publicUrl).href,
    image: picture,
    // The hours that the pages state (HOME-17); schema.org takes them in the agency's own time.
    openingHours: site.openingHours,
    knowsLanguage: [...languages],
    areaServed: licensedStateCodes(agent.licensedStates).map((code) => ({
      '@type': 'State',
      name: stateNames[code],
    })),
    ...(links.socialProfileUrl ? { sameAs: links.socialProfileUrl } : {}),
  }
}

interface Crumb {
  name: string
  path: string
}

/** The way from the home page to a page, that page last. */
export function breadcrumbs(crumbs: readonly Crumb[], publicUrl: string, language: Language): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(publicUrl, path, language),
    })),
  }
}

interface ArticleFacts {
  title: string
  description: string
  address: string
  picture: string
  language: Language
}

/** A text to read. It carries no date, since none is kept of when a text was last changed. */
export function article(facts: ArticleFacts, site: Site): Article {
  return {
    '@type': 'Article',
    headline: facts.title,
    description: facts.description,
    inLanguage: facts.language,
    mainEntityOfPage: facts.address,
    image: facts.picture,
    author: publisher(site),
    publisher: publisher(site),
  }
}

/** A question with its answer, as a page shows them. */
interface AnsweredQuestion {
  question: string
  answer: string
}

export function faqPage(questions: readonly AnsweredQuestion[], language: Language): FAQPage {
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
