import { LegalPage } from './legal-page.tsx'

export default function PrivacyPolicy() {
  return <LegalPage namespace="page-privacy-policy" />
}
