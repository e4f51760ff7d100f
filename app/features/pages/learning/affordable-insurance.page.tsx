import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { AffordableBands } from './affordable-bands.tsx'
import { AffordableCosts } from './affordable-costs.tsx'
import { AffordableReality } from './affordable-reality.tsx'
import { GuidePage } from './guide-page.tsx'

/** What coverage costs: the guide to paying less, what people guess, and prices by age, health and tobacco. */
export default function AffordableInsurancePage() {
  const { t } = usePageWords('page-affordable-insurance')
  return (
    <GuidePage
      id="affordable-insurance"
      opening={{ title: t('hero.title'), lead: t('hero.lead') }}
      more={{ hash: '#rates', label: t('hero.more') }}
    >
      <AffordableReality />
      <AffordableCosts />
      <AffordableBands />
    </GuidePage>
  )
}
