import { LegalPage } from './legal-page.tsx'

export default function Disclaimers() {
  return <LegalPage namespace="page-disclaimers" />
}
