import { Considerations } from '#app/features/pages/blocks/considerations.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { BeneficiaryAllocations } from './beneficiary-allocations.tsx'
import { GuidePage } from './guide-page.tsx'

/** How to name beneficiaries: the guide, how three families split the money, and what the law adds. */
export default function BeneficiaryGuidePage() {
  const { t, items } = usePageWords('page-beneficiary-guide')
  return (
    <GuidePage
      id="beneficiary-guide"
      opening={{ title: t('hero.title'), lead: t('hero.lead') }}
      more={{ hash: '#examples', label: t('hero.more') }}
    >
      <BeneficiaryAllocations />
      <Considerations
        title={t('legal.title')}
        lead={t('legal.lead')}
        items={items('legal.items', ['title', 'text'])}
      />
    </GuidePage>
  )
}
