import { HomePage } from '../features/home/home-page.tsx'
import type { PageHandle } from '../i18n/page-handle.ts'

export const handle = { namespaces: ['home'], meta: 'home:meta', header: 'night' } satisfies PageHandle

export default function Home() {
  return <HomePage />
}
