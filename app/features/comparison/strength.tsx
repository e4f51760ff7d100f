import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { Badge } from '#app/ui/badge.tsx'

/** "A+" (COMPARE-31), unless the operator has entered another rating of this carrier. */
export function useStrengthWords(): (carrierName: string) => string {
  const { t } = useTranslation('comparison')
  const { carriers } = useSite()
  return (carrierName) => {
    const name = carrierName.trim().toLowerCase()
    const entered = carriers.find((carrier) => carrier.name.toLowerCase() === name)?.strengthRating
    return entered && entered.grade !== 'A+' ? t('card.strengthNamed', entered) : t('card.strength')
  }
}

export function StrengthBadge({ carrierName }: { carrierName: string }) {
  const words = useStrengthWords()
  return (
    <Badge tone="green" icon={ShieldCheck}>
      {words(carrierName)}
    </Badge>
  )
}
