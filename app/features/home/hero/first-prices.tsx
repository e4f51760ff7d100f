import { ArrowRight } from 'lucide'
import { type MouseEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from '#app/routing/router.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { SegmentedControl } from '#app/ui/fields/choice/segmented-control.tsx'
import fieldStyles from '#app/ui/fields/field.module.css'
import { SelectInput } from '#app/ui/fields/input/select-input.tsx'
import { TextInput } from '#app/ui/fields/input/text-input.tsx'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import { formatCoverage, formatList } from '#domain/format/format.ts'
import {
  completeAnswers,
  type FirstAnswers,
  firstCoverages,
  openFirstQuestions,
  readAge,
} from '#domain/quotes/instant/first-range/first-answers.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './first-prices.module.css'
import {
  keepAnswers,
  keepNow,
  keepTyped,
  loadLate,
  useFirstRange,
  useKnownAnswers,
} from './use-first-answers.ts'

/** Four answers, each of which lights a pane, and the range that they make; both ways on take the answers along. */
export function FirstPrices() {
  const { t, i18n } = useTranslation('home')
  const language = toLanguage(i18n.language)
  const known = useKnownAnswers()
  const [given, setGiven] = useState<Given>({})
  const ageId = useId()
  const amountId = useId()
  const statusId = useId()
  const typedAge = given.age ?? String(known.age ?? '')
  const { age, issue } = readAge(typedAge)
  const coverage = given.coverage === undefined ? knownCoverage(known) : (given.coverage ?? undefined)
  const { gender, tobacco } = { ...known, ...given }
  const answers: FirstAnswers = { age, gender, tobacco, coverage }
  const shownIssue = typedAge.length > 1 ? issue : undefined
  const follow = useFollow(answers)

  return (
    <fieldset className={styles.panel} onFocus={prepare}>
      <legend className={layout.sr}>{t('panel.label')}</legend>
      <div className={styles.fields}>
        <div>
          <label className={fieldStyles.label} data-slot="label" htmlFor={ageId}>
            {t('panel.age')}
          </label>
          <TextInput
            id={ageId}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={typedAge}
            onChange={({ target }) => {
              setGiven({ ...given, age: target.value })
              keepTyped({ age: readAge(target.value).age ?? null })
            }}
            onBlur={keepNow}
            aria-invalid={shownIssue ? true : undefined}
            aria-describedby={shownIssue ? statusId : undefined}
          />
        </div>
        <SegmentedControl
          legend={t('panel.sex')}
          options={[
            { value: 'Male', label: t('panel.male') },
            { value: 'Female', label: t('panel.female') },
          ]}
          value={gender}
          onChange={(value) => {
            setGiven({ ...given, gender: value })
            void keepAnswers({ gender: value })
          }}
        />
        <SegmentedControl
          legend={t('panel.tobacco')}
          options={[
            { value: 'no', label: t('panel.no') },
            { value: 'yes', label: t('panel.yes') },
          ]}
          value={tobacco === undefined ? undefined : tobacco ? 'yes' : 'no'}
          onChange={(value) => {
            const isYes = value === 'yes'
            setGiven({ ...given, tobacco: isYes })
            void keepAnswers({ tobacco: isYes })
          }}
        />
        <div>
          <label className={fieldStyles.label} data-slot="label" htmlFor={amountId}>
            {t('panel.coverage')}
          </label>
          <SelectInput
            id={amountId}
            placeholder={t('panel.choose')}
            options={firstCoverages.map((amount) => ({
              value: String(amount),
              label: formatCoverage(amount, language),
            }))}
            value={coverage ?? ''}
            onChange={({ target }) => {
              const amount = Number(target.value) || null
              setGiven({ ...given, coverage: amount })
              void keepAnswers({ deathBenefit: amount })
            }}
          />
        </div>
      </div>
      <Answer answers={answers} issue={shownIssue} statusId={statusId} />
      <div className={styles.ways}>
        <ButtonLink to={paths.quote} variant="lamp" onClick={follow(paths.quote)}>
          {t('hero.quote')} <Icon of={ArrowRight} />
        </ButtonLink>
        <ButtonLink to={paths.instantQuotes} variant="quiet" onClick={follow(paths.instantQuotes)}>
          {t('panel.all')}
        </ButtonLink>
        <ButtonLink to={{ hash: '#why-us' }} variant="text">
          {t('hero.more')} <span className={layout.sr}>{t('hero.moreOf')}</span>
        </ButtonLink>
      </div>
    </fieldset>
  )
}

/** What was answered since the page was opened: the age as it is typed, null where no amount is chosen any more. */
interface Given {
  readonly age?: string
  readonly gender?: FirstAnswers['gender']
  readonly tobacco?: boolean
  readonly coverage?: number | null
}

function knownCoverage({ coverage }: Partial<FirstAnswers>) {
  return firstCoverages.find((amount) => amount === coverage)
}

function prepare() {
  loadLate().catch(() => {})
}

/** Where to with the answers: they are kept before the page leads on. */
function useFollow(answers: FirstAnswers) {
  const navigate = useNavigate()
  return (to: string) => async (event: MouseEvent<HTMLElement>) => {
    const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (isForBrowser || openFirstQuestions(answers).length === 4) return
    event.preventDefault()
    const isInstant = to === paths.instantQuotes
    keepNow()
    // The range is one of term life; the questionnaire asks what kind it is to be.
    await keepAnswers(isInstant ? { productType: 'Term' } : {})
    await navigate(to, isInstant ? { state: { view: 'instant', step: 'questions' } } : {})
  }
}

interface AnswerProps {
  answers: FirstAnswers
  issue: 'noAge' | 'tooYoung' | undefined
  statusId: string
}

/** The window with a lit pane for each answer, and what stands beside it: what is open, or the range. */
function Answer({ answers, issue, statusId }: AnswerProps) {
  const { t, i18n } = useTranslation('home')
  const language = toLanguage(i18n.language)
  const { result, tryAgain } = useFirstRange(completeAnswers(answers))
  const open = openFirstQuestions(answers)
  const names = formatList(
    open.map((question) => t(`panel.names.${question}`)),
    language,
  )
  const code = issue ?? (typeof result === 'string' ? result : undefined)
  return (
    <div className={styles.answer}>
      <Panes lit={4 - open.length} />
      <div id={statusId} role="status">
        {code ? (
          <>
            <p className={styles.note}>{t(`panel.${code}`)}</p>
            {code === 'failed' ? (
              <Button variant="text" isSmall onClick={tryAgain}>
                {t('panel.again')}
              </Button>
            ) : null}
          </>
        ) : result ? (
          result
        ) : open.length === 0 ? (
          <p className={styles.big}>{t('panel.looking')}</p>
        ) : (
          <>
            <p className={styles.big}>
              {open.length === 4 ? t('panel.empty') : t('panel.more', { count: open.length })}
            </p>
            <p className={styles.note}>
              {open.length === 4 ? t('panel.private') : t('panel.needed', { names })}
            </p>
          </>
        )}
      </div>
    </div>
  )
}

const panes = [
  'M4 19.5h8.5V32H4z',
  'M15.5 19.5H24V32h-8.5z',
  'M4 16.5V14a10 10 0 0 1 8.5-9.9v12.4z',
  'M15.5 16.5V4.1A10 10 0 0 1 24 14v2.5z',
]

function Panes({ lit }: { lit: number }) {
  return (
    <svg className={styles.window} viewBox="0 0 28 36" aria-hidden="true" data-lit={lit}>
      <path d="M0 36V14a14 14 0 0 1 28 0v22z" />
      {panes.map((pane, place) => (
        <path key={pane} className={place < lit ? styles.lit : styles.dark} d={pane} />
      ))}
    </svg>
  )
}
