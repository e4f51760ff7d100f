import type { ComponentType } from 'react'
import type { PageInfo } from '#content/page-info.ts'

/** A page whose code is here. */
export interface LoadedPage {
  info: PageInfo
  Component: ComponentType
}

/** A page in place of one that could not be loaded: it breaks, so that the error page shows. */
export function brokenPage(error: unknown): LoadedPage {
  return {
    info: { messages: [], meta: 'site-frame:meta.error' },
    Component() {
      throw error
    },
  }
}
