import type { ComponentType } from 'react'
import type { PageInfo } from '#content/page-info.ts'

/** A page whose code is here. */
export interface LoadedPage {
  info: PageInfo
  Component: ComponentType
}

/** What a page's file exports; the build adds the page's entry of the list of pages (`scripts/page-entries.ts`). */
export interface PageModule {
  default: ComponentType
  info: PageInfo
}

export const loadedPage = ({ default: Component, info }: PageModule): LoadedPage => ({ info, Component })

/** A page in place of one that could not be loaded: it breaks, so that the error page shows. */
export function brokenPage(error: unknown): LoadedPage {
  return {
    info: { messages: [], meta: 'site-frame:meta.error' },
    Component() {
      throw error
    },
  }
}
