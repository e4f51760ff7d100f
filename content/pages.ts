import { guideMessages } from './guides.ts'
import type { Page, PageInfo } from './page-info.ts'

/** A page of words in a file of its own, which the assistant quotes. */
function wordsOf<Own extends string>(own: Own) {
  return {
    messages: ['pages-shared', own],
    meta: `${own}:meta`,
    isContent: true,
    place: {},
    quoted: [own],
  } as const
}

/** A guide of the Learning Center: its page's own words, and the guide's. */
function guideOf<Id extends string>(id: Id) {
  return {
    messages: ['pages-shared', `page-${id}`, 'guide-labels', `guide-${id}`],
    meta: `page-${id}:meta`,
    isContent: true,
    place: { below: 'learning', isArticle: true },
    quoted: [`page-${id}`, `guide-${id}`],
  } as const
}

/** A page about one visitor, which nobody should find by searching. */
const unlisted = { personal: true, noindex: true } as const

/** The comparison, which stands at two addresses. */
const comparison = {
  messages: ['comparison', 'cart', 'price-panel', 'needs', 'needs-ladder', 'leads', 'continue'],
  meta: 'comparison:meta',
  personal: true,
  canonical: '/quote/companies',
} as const

/**
 * Every page of the site, in the order of the site map: the one list of them. Addresses, files, heads, menus, share
 * pictures and what the assistant quotes follow from it; `docs/how-to.md` says how a page is added.
 */
export const pages = {
  home: {
    path: '/',
    messages: ['home'],
    meta: 'home:meta',
    header: 'night',
    isContent: true,
    place: { isAgency: true, isTop: true },
    shareDrawing: 'nightHome',
    quoted: ['home'],
  },
  quote: {
    path: '/quote',
    messages: ['questionnaire', 'needs', 'continue'],
    meta: 'questionnaire:meta',
    personal: true,
    shareDrawing: 'formOnTablet',
    quoted: ['questionnaire'],
  },
  companies: {
    path: '/quote/companies',
    ...comparison,
    shareDrawing: 'mailbox',
  },
  review: {
    path: '/quote/review',
    messages: ['review', 'questionnaire', 'people', 'continue'],
    meta: 'review:meta',
    forKnown: { stored: ['formData'] },
    ...unlisted,
  },
  options: {
    path: '/quote/options',
    messages: ['next-steps', 'leads'],
    meta: 'next-steps:meta.options',
    forKnown: { stored: ['formData'] },
    ...unlisted,
  },
  /** The comparison at its second address. */
  marketplace: {
    path: '/marketplace',
    ...comparison,
  },
  /** Its other view is the comparison, whose messages it needs too. */
  instantQuotes: {
    path: '/white-swan-quotes',
    messages: ['instant-quote', ...comparison.messages],
    meta: 'instant-quote:meta',
    personal: true,
    shareDrawing: 'sunrise',
  },
  contact: {
    path: '/contact',
    messages: ['next-steps', 'leads', 'questionnaire'],
    meta: 'next-steps:meta.contact',
    personal: true,
    shareDrawing: 'phoneCall',
  },
  confirmation: {
    path: '/confirmation',
    messages: ['next-steps', 'leads'],
    meta: 'next-steps:meta.confirmation',
    forKnown: { stored: ['sentApplications'] },
    ...unlisted,
  },
  application: {
    path: '/application',
    messages: ['next-steps', 'leads'],
    meta: 'next-steps:meta.application',
    forKnown: { stored: [], brought: ['plan'] },
    ...unlisted,
  },
  /** Where the mails about a request lead: how its sender may be reached. */
  contactChoices: {
    path: '/contact-choices',
    messages: ['contact-choices'],
    meta: 'contact-choices:meta',
    bringsSecret: true,
    ...unlisted,
  },
  /** Where those mails lead too: how the request stands, for who reads the mailbox. */
  requestStatus: {
    path: '/request',
    messages: ['request-status', 'leads'],
    meta: 'request-status:meta',
    bringsSecret: true,
    ...unlisted,
  },
  /** Where the link of another device leads, by which answers and plans come over. */
  continueHere: {
    path: '/continue',
    messages: ['continue'],
    meta: 'continue:meta',
    bringsSecret: true,
    ...unlisted,
  },
  about: {
    path: '/about',
    ...wordsOf('page-about'),
    place: { isAgency: true },
    hero: 'office',
    menus: { header: 4, company: 0 },
  },
  faq: {
    path: '/faq',
    ...wordsOf('page-faq'),
    hero: 'frontDesk',
    menus: { header: 1, company: 2 },
  },
  guides: {
    path: '/guides',
    messages: ['pages-shared', 'page-guides', ...guideMessages],
    meta: 'page-guides:meta',
    isContent: true,
    place: { isArticle: true },
    hero: 'openBook',
    menus: { header: 2, resources: 0 },
    quoted: ['page-guides'],
  },
  learning: {
    path: '/learning',
    messages: ['pages-shared', 'page-learning', 'page-glossary', ...guideMessages],
    meta: 'page-learning:meta',
    isContent: true,
    place: {},
    hero: 'bookshelf',
    menus: { header: 3, resources: 1 },
    quoted: ['page-glossary', 'page-learning'],
  },
  auth: { path: '/auth', messages: ['auth'], meta: 'auth:meta.signIn', ...unlisted },
  authCallback: {
    path: '/auth/callback',
    messages: ['auth'],
    meta: 'auth:meta.callback',
    forKnown: {
      stored: [],
      brought: ['access_token', 'refresh_token', 'code', 'error', 'error_code', 'linked'],
      elsewhere: '/auth',
    },
    ...unlisted,
  },
  authConfirm: {
    path: '/auth/confirm',
    messages: ['auth'],
    meta: 'auth:meta.confirm',
    ...unlisted,
  },
  dashboard: {
    path: '/dashboard',
    messages: ['dashboard', 'security', 'questionnaire', 'review'],
    meta: 'dashboard:meta',
    forKnown: {
      stored: ['formData', 'deviceProfile', 'devicePlans'],
      elsewhere: '/',
    },
    ...unlisted,
  },
  agent: {
    path: '/agent',
    messages: ['agent-desk', 'desk-people', 'desk-settings', 'questionnaire', 'review', 'leads', 'security'],
    meta: 'agent-desk:meta',
    frame: 'own',
    forKnown: { stored: [], elsewhere: '/auth', comesBack: true },
    ...unlisted,
  },
  termLife: {
    path: '/term-life-insurance',
    ...wordsOf('page-term-life'),
    hero: 'doorway',
    menus: { products: 0 },
    isProduct: true,
  },
  wholeLife: {
    path: '/whole-life-insurance',
    ...wordsOf('page-whole-life'),
    hero: 'lighthouse',
    menus: { products: 1 },
    isProduct: true,
  },
  indexUniversalLife: {
    path: '/index-universal-life',
    ...wordsOf('page-index-universal-life'),
    hero: 'quay',
    menus: { products: 2 },
    isProduct: true,
  },
  finalExpense: {
    path: '/final-expense-insurance',
    ...wordsOf('page-final-expense'),
    hero: 'porch',
    menus: { moreWays: 0 },
    isProduct: true,
  },
  noMedicalExam: {
    path: '/no-medical-exam',
    ...wordsOf('page-no-medical-exam'),
    hero: 'armchair',
    menus: { moreWays: 1 },
    quoted: ['page-no-medical-exam', 'guide-no-medical-exam'],
    isProduct: true,
  },
  mortgageProtection: {
    path: '/mortgage-protection',
    ...wordsOf('page-mortgage-protection'),
    hero: 'frontDoor',
    menus: { moreWays: 2 },
    isProduct: true,
  },
  buyingTips: {
    path: '/buying-tips',
    ...guideOf('buying-tips'),
    hero: 'kitchenScale',
  },
  beneficiaryGuide: {
    path: '/beneficiary-guide',
    ...guideOf('beneficiary-guide'),
    hero: 'coats',
  },
  affordableInsurance: {
    path: '/affordable-insurance',
    ...guideOf('affordable-insurance'),
    hero: 'market',
  },
  goalQuiz: {
    path: '/what-life-insurance-should-i-get',
    messages: ['pages-shared', 'goal-quiz'],
    meta: 'goal-quiz:page.meta',
    place: {},
    shareDrawing: 'road',
    menus: { moreWays: 3 },
    quoted: ['goal-quiz'],
  },
  howWeEstimate: {
    path: '/how-we-estimate',
    messages: ['how-we-estimate', 'pages-shared'],
    meta: 'how-we-estimate:page.meta',
    isContent: true,
    place: { isArticle: true },
    shareDrawing: 'deskLamp',
    quoted: ['how-we-estimate'],
  },
  /** For people who ask their own AI assistant: what it can do here, and how it is added. */
  forAssistants: {
    path: '/for-assistants',
    messages: ['pages-shared', 'page-for-assistants'],
    meta: 'page-for-assistants:meta',
    isContent: true,
    place: { isArticle: true },
    shareDrawing: 'deskLamp',
  },
  privacyPolicy: {
    path: '/privacy-policy',
    ...wordsOf('page-privacy-policy'),
    menus: { company: 3, legal: 1 },
  },
  terms: {
    path: '/terms-and-conditions',
    ...wordsOf('page-terms'),
    menus: { company: 4, legal: 2 },
  },
  cookiePolicy: {
    path: '/cookie-policy',
    ...wordsOf('page-cookie-policy'),
    menus: { legal: 0 },
  },
  disclaimers: {
    path: '/disclaimers',
    ...wordsOf('page-disclaimers'),
    menus: { company: 5 },
  },
} as const satisfies Readonly<Record<string, Page>>

export type PageKey = keyof typeof pages

/** At `/error`. One HTML answers for any address that failed, so no script may take it for that address's page. */
export const errorPage = {
  messages: [],
  meta: 'site-frame:meta.error',
  canonical: '/',
  noindex: true,
  isStatic: true,
} as const satisfies PageInfo

/** One HTML answers every unknown address, so its canonical address cannot be the visitor's. */
export const notFoundPage = {
  messages: ['not-found'],
  meta: 'not-found:meta',
  canonical: '/',
  noindex: true,
} as const satisfies PageInfo
