import { LegalPage } from './legal-page.tsx'

export default function CookiePolicy() {
  return <LegalPage namespace="page-cookie-policy" />
}
