import { createContext } from 'react-router'
import type { SiteConfig } from '#config/public-settings.ts'

/** What our server hands to a rendering: the site's public settings. */
export const siteConfigContext = createContext<SiteConfig>()
