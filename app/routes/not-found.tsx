import { NotFoundPage } from '#app/features/site-frame/not-found-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

// One HTML answers every unknown address, so its canonical address cannot be the visitor's.
export const handle = {
  namespaces: [],
  meta: 'site-frame:meta.notFound',
  canonical: '/',
  noindex: true,
} satisfies PageHandle

export default function NotFound() {
  return <NotFoundPage />
}
