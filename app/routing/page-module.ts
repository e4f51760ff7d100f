import type { ComponentType } from 'react'
import type { PageHandle } from '#app/i18n/page-handle.ts'

/** What every file of `app/routes` exports: what its page is like, and the page. */
export interface PageModule {
  handle: PageHandle
  default: ComponentType
}

/** A page in place of one that could not be loaded: it breaks, so that the error page shows. */
export function brokenPage(error: unknown): PageModule {
  return {
    handle: { namespaces: [], meta: 'site-frame:meta.error' },
    default() {
      throw error
    },
  }
}
