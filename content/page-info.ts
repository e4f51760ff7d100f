/** A drawing that stands at the top of a page. */
export type HeroDrawing =
  | 'armchair'
  | 'bookshelf'
  | 'coats'
  | 'doorway'
  | 'frontDesk'
  | 'frontDoor'
  | 'kitchenScale'
  | 'lighthouse'
  | 'market'
  | 'office'
  | 'openBook'
  | 'porch'
  | 'quay'

/** A drawing that stands on the share picture of a page without a drawing at its top. */
type ShareOnlyDrawing =
  | 'deskLamp'
  | 'formOnTablet'
  | 'mailbox'
  | 'nightHome'
  | 'phoneCall'
  | 'road'
  | 'sunrise'

export type ShareDrawing = HeroDrawing | ShareOnlyDrawing

/** The lists of links in header and footer. */
export type MenuName = 'header' | 'products' | 'company' | 'resources' | 'moreWays' | 'legal'

/** What a page is to those who find it from outside. */
export interface PagePlace {
  /** The page that it stands below, other than the home page. */
  below?: 'learning'
  /** A text to read, rather than a product, a tool or a form. */
  isArticle?: boolean
  /** Says who the agency is. */
  isAgency?: boolean
  /** The first page: nothing stands above it. */
  isTop?: boolean
}

/** What every page knows of all others: what links and menus ask for. */
export interface PageLink {
  path: string
  /** Read and not answered: here alone may a script of another company, the operator's phone dialer, stand. */
  isContent?: boolean
  /** Its position in the menus that it stands in, from 0. */
  menus?: Partial<Readonly<Record<MenuName, number>>>
}

/** What a page is like, and what is made of it. */
export interface PageInfo {
  /** The files of `content/messages/<language>` that it needs besides those of the frame. */
  messages: readonly string[]
  /** Where its title, description and keywords stand, such as `questionnaire:meta`. */
  meta: string
  /** Light text on a dark ground in the header. */
  header?: 'night'
  /** The page brings its own header and main, and has no footer. */
  frame?: 'own'
  /** Without scripts and without the frame: the page works whatever failed. */
  isStatic?: boolean
  /** With personal answers: no third-party script ever loads here. */
  personal?: boolean
  /** Its address brings a key or a code: it tells no other page, ours neither, where somebody came from. */
  bringsSecret?: boolean
  /** For whoever has something stored here: all others are led elsewhere, or told so, before anything of the page loads. */
  forKnown?: {
    /** What the device keeps, one of which is enough, as is a session. */
    stored: readonly ('formData' | 'deviceProfile' | 'devicePlans' | 'sentApplications')[]
    /** What the address may bring along in query or fragment, one of which is enough too. */
    brought?: readonly string[]
    /** Without it they stay, and see what the HTML says to those who have nothing here: `:root[data-stranger]`. */
    elsewhere?: string
    /** The page elsewhere is told where to lead back to. */
    comesBack?: boolean
  }
  /** Kept out of search engines and the site map, and without a share picture of its own. */
  noindex?: boolean
  /** Addresses that share one canonical address name it here. */
  canonical?: string
  /** What it tells search engines beyond its title; a form or a personal page has nothing to add. */
  place?: PagePlace
  /** The drawing at its top, which its share picture shows too. */
  hero?: HeroDrawing
  /** The drawing of its share picture; with neither, that shows one lit window. */
  shareDrawing?: ShareOnlyDrawing
  /** The files of messages that the assistant quotes and then leads here. */
  quoted?: readonly string[]
  /** About one kind of insurance, which its paragraphs need not name. */
  isProduct?: boolean
}

export interface Page extends PageLink, PageInfo {}
