import { Phone } from 'lucide'
import { useTranslation } from 'react-i18next'
import darkStreet from '#app/art/figures/dark-street.svg'
import { localToday } from '#app/browser/clock.ts'
import { useSite } from '#app/site/use-site.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import cardStyles from '#app/ui/layout/card.module.css'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { formatCoverage, formatList } from '#domain/format/format.ts'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { ageOn, isAdult } from '#domain/people/dates/age.ts'
import type { Person } from '#domain/people/person.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import {
  type FilteredQuotes,
  hidingReasons,
  type QuoteFilters,
} from '#domain/quotes/comparison/filter-quotes.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './no-quotes.module.css'

interface NoQuotesProps {
  person: Person
  planType: PlanType
  /** USD. */
  coverage: number
  onShow: (planType: PlanType) => void
}

/** In place of the cards where no carrier has a plan: another plan type, or a call. */
export function NoQuotes({ person, planType, coverage, onShow }: NoQuotesProps) {
  const { t, i18n } = useTranslation('comparison')
  const { agent, youngestIssueAge } = useSite()
  const today = localToday()
  const isMinor = !isAdult(person.dateOfBirth, today)
  const other = planType === 'term' ? 'whole' : 'term'
  // A child is too young for most plans: no way leads to the same nothing.
  const reachesOther =
    (youngestIssueAge[other] ?? Number.POSITIVE_INFINITY) <= (ageOn(person.dateOfBirth, today) ?? 0)
  return (
    <div className={styles.none}>
      <img src={darkStreet} alt="" width="640" height="400" />
      <div>
        <h2>{t('empty.title')}</h2>
        <p className={typography.lead} data-slot="lead">
          {t(isMinor ? 'empty.minor' : 'empty.text', {
            amount: formatCoverage(coverage, toLanguage(i18n.language)),
            plan: t(`plans.${planType}.inText`),
          })}
        </p>
        <div className={layout.row} data-slot="row">
          {reachesOther ? (
            <Button onClick={() => onShow(other)}>
              {t('empty.show', { plan: t(`plans.${other}.inText`) })}
            </Button>
          ) : null}
          <ButtonLink variant={reachesOther ? 'quiet' : 'primary'} href={phoneHref(agent.phone)}>
            <Icon of={Phone} /> {t('empty.call')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

/** In place of the cards when the filters leave none. */
export function AllHidden({ count, onShowAll }: { count: number; onShowAll: () => void }) {
  const { t } = useTranslation('comparison')
  return (
    <div
      className={classNames(cardStyles.card, cardStyles.pad, layout.stack, styles.allHidden)}
      data-slot="card"
    >
      <h3>{t('filter.empty.title')}</h3>
      <p className={typography.soft}>{t('filter.empty.text', { count })}</p>
      <Button onClick={onShowAll}>{t('filter.empty.action')}</Button>
    </div>
  )
}

interface HiddenNoteProps {
  filtered: FilteredQuotes
  filters: QuoteFilters
  onShowAll: () => void
}

/** Says how many plans the filters hide, and for what; a filter never hides silently. */
export function HiddenNote({ filtered, filters, onShowAll }: HiddenNoteProps) {
  const { t, i18n } = useTranslation('comparison')
  const { hidden, hiddenCount } = filtered
  if (hiddenCount === 0) return null
  const reasons = hidingReasons
    .filter((reason) => hidden[reason] > 0)
    .map((reason) => t(`filter.hidden.${reason}`, { count: hidden[reason], stars: filters.minStars }))
  return (
    <div className={styles.hiddenNote}>
      <p>
        {t('filter.hidden.title', {
          count: hiddenCount,
          reasons: formatList(reasons, toLanguage(i18n.language)),
        })}
      </p>
      <Button variant="text" isSmall onClick={onShowAll}>
        {t('filter.showAll')}
      </Button>
    </div>
  )
}
