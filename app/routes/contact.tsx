import { ContactPage } from '#app/features/next-steps/contact-page.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'

export const handle = {
  namespaces: ['next-steps', 'leads', 'questionnaire'],
  meta: 'next-steps:meta.contact',
  personal: true,
} satisfies PageHandle

export default function Contact() {
  return <ContactPage />
}
