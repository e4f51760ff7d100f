import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { formatDate } from '#domain/format/format-dates.ts'
import { toLanguage } from '#domain/site/language.ts'

/** What stands on a badge or beside the stars, and, on a tap, whose rating it is and of what day. */
interface RatingWords {
  strength: string
  strengthFrom: string
  starsFrom: string
}

/**
 * The words about a carrier's ratings: "A+" (COMPARE-31), unless the operator has entered another one. Until whose
 * rating it is has been entered, it is called what it is, an example.
 */
export function useRatingWords(): (carrierName: string, isSample?: boolean) => RatingWords {
  const { t, i18n } = useTranslation('comparison')
  const { carriers } = useSite()
  const language = toLanguage(i18n.language)
  return (carrierName, isSample = false) => {
    const name = carrierName.trim().toLowerCase()
    const carrier = carriers.find((one) => one.name.toLowerCase() === name)
    const { strengthRating, starsFrom } = carrier ?? {}
    const from = (rated: { date: string }) => ({ ...rated, date: formatDate(rated.date, language) })
    return {
      strength:
        strengthRating && strengthRating.grade !== 'A+'
          ? t('card.strengthNamed', strengthRating)
          : t('card.strength'),
      strengthFrom: strengthRating
        ? t('ratings.strengthFrom', from(strengthRating))
        : t('ratings.strengthExample'),
      starsFrom: starsFrom && !isSample ? t('ratings.starsFrom', from(starsFrom)) : t('ratings.starsExample'),
    }
  }
}
