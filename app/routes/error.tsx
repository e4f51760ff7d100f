import { ErrorScreen } from '#app/features/site-frame/error-screen.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

// One HTML answers for any address that failed, so no script may take it for that address's page.
export const handle = {
  namespaces: [],
  meta: 'site-frame:meta.error',
  canonical: '/',
  noindex: true,
  isStatic: true,
} satisfies PageHandle

export default function ErrorRoute() {
  return <ErrorScreen />
}
