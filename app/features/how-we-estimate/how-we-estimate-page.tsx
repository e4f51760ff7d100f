import { useTranslation } from 'react-i18next'
import { PageIntro } from '#app/ui/page-intro.tsx'

/** How a price here is made, and how far it is from prices that carriers publish. */
export function HowWeEstimatePage() {
  const { t } = useTranslation('how-we-estimate')
  return (
    <div className="wrap">
      <PageIntro title={t('title')} lead={t('lead')} />
    </div>
  )
}
