import { HomePage } from '#app/features/home/home-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = { namespaces: ['home'], meta: 'home:meta', header: 'night' } satisfies PageHandle

export default function Home() {
  return <HomePage />
}
