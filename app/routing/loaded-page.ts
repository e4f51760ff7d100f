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
  /** Loads what the page shows at once, on this device, beyond its own file; never rejects. */
  ready?: () => Promise<void> | undefined
}

export async function loadedPage({ default: Component, info, ready }: PageModule): Promise<LoadedPage> {
  await ready?.()
  return { info, Component }
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
