import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusKept } from '#app/browser/use-focus-kept.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { formatCoverage, formatList, formatMoney, formatPercent, formatYears } from '#domain/format/format.ts'
import {
  type Ladder,
  ladderStages,
  likelySum,
  type PricedPolicy,
} from '#domain/needs/ladder/cheapest-ladder.ts'
import type { LadderAsk } from '#domain/needs/ladder/ladder-ask.ts'
import { type LadderNeed, ladderNeed, mortgageRate } from '#domain/needs/ladder/ladder-need.ts'
import { singlePolicies } from '#domain/needs/ladder/ladder-shapes.ts'
import type { NeedsAmounts } from '#domain/needs/needs-answers.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './ladder.module.css'
import { LadderDrawing } from './ladder-drawing.tsx'
import { useLadder } from './use-ladder.ts'

interface LadderSectionProps {
  amounts: NeedsAmounts
  ask: LadderAsk
  /** Puts these plans in the cart. */
  onAdd: (quotes: readonly Quote[]) => void
}

/** Whether several policies that end when the need does could cost less than one, where that can be worked out. */
export function LadderSection({ amounts, ...actions }: LadderSectionProps) {
  const { t, i18n } = useTranslation('needs-ladder')
  const headingId = useId()
  const found = ladderNeed(amounts)
  if (found.kind === 'nothing') return null
  const [single] = found.kind === 'need' ? singlePolicies(found.need) : []
  const isAnswered = single !== undefined && actions.ask.bodyFor(single) !== undefined
  return (
    <section className={styles.ladder} aria-labelledby={headingId}>
      <h3 className={typography.h3} id={headingId}>
        {t('title')}
      </h3>
      <p className={typography.soft}>{t('intro')}</p>
      {found.kind === 'need' ? (
        <>
          {isAnswered ? <Compared need={found.need} {...actions} /> : <Unanswered need={found.need} />}
          <p className={classNames(typography.micro, typography.soft)}>
            {t('assumed', { rate: formatPercent(100 * mortgageRate, toLanguage(i18n.language)) })}
          </p>
        </>
      ) : (
        <p>
          {found.kind === 'open'
            ? t('gaps.open', {
                fields: formatList(
                  found.fields.map((field) => t(`fields.${field}.label`)),
                  toLanguage(i18n.language),
                ),
              })
            : t(`gaps.${found.kind}`)}
        </p>
      )}
    </section>
  )
}

function Unanswered({ need }: { need: LadderNeed }) {
  const { t } = useTranslation('needs-ladder')
  return (
    <>
      <LadderDrawing need={need} />
      <p>{t('unanswered')}</p>
    </>
  )
}

function Compared({ need, ask, onAdd }: Omit<LadderSectionProps, 'amounts'> & { need: LadderNeed }) {
  const { t } = useTranslation('needs-ladder')
  const { state, find } = useLadder(need, ask)
  const isFinding = state === 'finding'
  const ending = typeof state === 'object' ? state : undefined
  const ladder = ending?.kind === 'found' ? ending.ladder : undefined
  const said = ending && ending.kind !== 'found' ? t(`endings.${ending.kind}`) : undefined
  const result = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone: reading goes on with what was found.
  useFocusKept(result, ending, true)
  return (
    <>
      <LadderDrawing need={need} ladder={ladder} />
      {ending ? null : (
        <p>
          <Button variant="quiet" isSmall isBusy={isFinding} onClick={find}>
            {t(isFinding ? 'finding' : 'find')}
          </Button>
        </p>
      )}
      <p
        role="status"
        tabIndex={-1}
        ref={result}
        className={said || state === 'failed' || ladder ? styles.result : layout.sr}
      >
        {state === 'failed' ? t('endings.failed') : said}
        {ladder ? t('endings.found', { carrier: ladder.carrierName }) : null}
      </p>
      {ladder ? <Found need={need} ladder={ladder} onAdd={onAdd} /> : null}
    </>
  )
}

interface FoundProps {
  need: LadderNeed
  ladder: Ladder
  onAdd: (quotes: readonly Quote[]) => void
}

/** One policy and several, side by side, what becomes of them over the years, and what has to be known of them. */
function Found({ need, ladder, onAdd }: FoundProps) {
  const { t, i18n } = useTranslation('needs-ladder')
  const language = toLanguage(i18n.language)
  const { policies, single } = ladder
  return (
    <>
      <div className={styles.sides}>
        <Side title={t('one')} policies={[single]} monthlyPremium={single.quote.monthlyPremium}>
          <Button variant="quiet" isSmall isBlock onClick={() => onAdd([single.quote])}>
            {t('addOne')}
          </Button>
        </Side>
        <Side
          title={t('several', { count: policies.length })}
          policies={policies}
          monthlyPremium={ladder.monthlyPremium}
        >
          <Button variant="quiet" isSmall isBlock onClick={() => onAdd(policies.map(({ quote }) => quote))}>
            {t('addSeveral', { count: policies.length })}
          </Button>
        </Side>
      </div>
      <p className={typography.small}>{t('comparison:disclosure.short')}</p>
      <div className={styles.scroll}>
        <table>
          <caption>{t('table.caption')}</caption>
          <thead>
            <tr>
              {(['years', 'need', 'cover', 'price'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`table.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ladderStages(need, policies).map((stage) => (
              <tr key={stage.from}>
                <th scope="row" data-column={t('table.years')}>
                  {t('table.span', { from: stage.from, to: stage.to })}
                </th>
                <td data-column={t('table.need')}>{formatCoverage(stage.need, language)}</td>
                <td data-column={t('table.cover')}>{formatCoverage(stage.cover, language)}</td>
                <td data-column={t('table.price')}>{formatMoney(stage.monthlyPremium, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h4>{t('notes.title')}</h4>
      <ul className={styles.notes}>
        {(['fee', 'apply', 'health', 'less'] as const).map((note) => (
          <li key={note}>{t(`notes.${note}`)}</li>
        ))}
      </ul>
    </>
  )
}

interface SideProps {
  title: string
  policies: readonly PricedPolicy[]
  monthlyPremium: number
  /** The way on. */
  children: React.ReactNode
}

function Side({ title, policies, monthlyPremium, children }: SideProps) {
  const { t, i18n } = useTranslation('needs-ladder')
  const language = toLanguage(i18n.language)
  const headingId = useId()
  const money = (amount: number) => formatMoney(amount, language)
  const likely = likelySum(policies)
  const isModeled = policies.some(({ quote }) => quote.isModeled)
  return (
    <section className={styles.side} aria-labelledby={headingId}>
      <h4 id={headingId}>{title}</h4>
      <p className={styles.price}>
        <b>{money(monthlyPremium)}</b> {t('aMonth')}
      </p>
      <p className={typography.small}>
        {[
          ...(likely ? [t('leads:plan.likely', { low: money(likely.low), high: money(likely.high) })] : []),
          ...(isModeled ? [t('estimate')] : []),
        ].join('\u00a0· ')}
      </p>
      <ul>
        {policies.map(({ years, amount, quote }) => (
          <li key={years}>
            <span>
              {t('policy', { amount: formatCoverage(amount, language), years: formatYears(years, language) })}
            </span>
            {policies.length > 1 ? <span>{money(quote.monthlyPremium)}</span> : null}
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
