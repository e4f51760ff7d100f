import { AboutPage } from '#app/features/pages/company/about-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['pages-shared', 'page-about'],
  meta: 'page-about:meta',
} satisfies PageHandle

export default function About() {
  return <AboutPage />
}
