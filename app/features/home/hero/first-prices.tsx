import { ArrowRight } from 'lucide'
import { type MouseEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from '#app/routing/router.tsx'
import { carryAnswers, knownAnswers, prepareCarrying } from '#app/state/carry-answers.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { SegmentedControl } from '#app/ui/fields/choice/segmented-control.tsx'
import fieldStyles from '#app/ui/fields/field.module.css'
import { SelectInput } from '#app/ui/fields/input/select-input.tsx'
import { TextInput } from '#app/ui/fields/input/text-input.tsx'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { formatCoverage, formatList, formatMoney } from '#domain/format/format.ts'
import { stateNames } from '#domain/people/states/states.ts'
import {
  type FirstAnswers,
  firstCoverages,
  openFirstQuestions,
  readAge,
} from '#domain/quotes/instant/first-range/first-answers.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './first-prices.module.css'
import { useFirstRange } from './use-first-range.ts'

/** Four answers, each of which lights a pane, and the range that they make; both ways on take the answers along. */
export function FirstPrices() {
  const { t, i18n } = useTranslation('home')
  const language = toLanguage(i18n.language)
  const [typedAge, setTypedAge] = useState('')
  const [gender, setGender] = useState<FirstAnswers['gender']>()
  const [tobacco, setTobacco] = useState<boolean>()
  const [coverage, setCoverage] = useState<number>()
  const ageId = useId()
  const amountId = useId()
  const statusId = useId()
  const { age, issue } = readAge(typedAge)
  const answers: FirstAnswers = { age, gender, tobacco, coverage }
  const shownIssue = typedAge.length > 1 ? issue : undefined
  const given = givenOf(answers)
  const follow = useFollow(given)
  // Whichever way the page is left, what was answered is kept, and stands here again.
  useEffect(() => {
    void knownAnswers().then((known) => {
      setTypedAge((typed) => typed || String(known.age ?? ''))
      setGender((chosen) => chosen ?? known.gender)
      setTobacco((chosen) => chosen ?? known.tobacco)
      setCoverage((chosen) => chosen ?? firstCoverages.find((amount) => amount === known.coverage))
    })
  }, [])
  const key = JSON.stringify(given)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the answers
  useEffect(() => {
    if (key !== '{}') void carryAnswers(given)
  }, [key])

  return (
    <fieldset className={styles.panel} onFocus={prepareCarrying}>
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
            onChange={(event) => setTypedAge(event.target.value)}
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
          onChange={setGender}
        />
        <SegmentedControl
          legend={t('panel.tobacco')}
          options={[
            { value: 'no', label: t('panel.no') },
            { value: 'yes', label: t('panel.yes') },
          ]}
          value={tobacco === undefined ? undefined : tobacco ? 'yes' : 'no'}
          onChange={(value) => setTobacco(value === 'yes')}
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
            onChange={(event) => setCoverage(Number(event.target.value) || undefined)}
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

type GivenFirst = ReturnType<typeof givenOf>

function givenOf({ coverage: deathBenefit, ...others }: FirstAnswers) {
  return Object.fromEntries(
    Object.entries({ ...others, deathBenefit }).filter(([, answer]) => answer !== undefined),
  )
}

/** Where to with the answers: they are kept before the page leads on. */
function useFollow(given: GivenFirst) {
  const navigate = useNavigate()
  return (to: string) => async (event: MouseEvent<HTMLElement>) => {
    const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (isForBrowser || Object.keys(given).length === 0) return
    event.preventDefault()
    const isInstant = to === paths.instantQuotes
    // The range is one of term life; the questionnaire asks what kind it is to be.
    await carryAnswers(isInstant ? { productType: 'Term', ...given } : given)
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
  const { result, state, tryAgain } = useFirstRange(answers)
  const open = openFirstQuestions(answers)
  const range = result !== undefined && result !== 'failed' ? result.range : undefined
  const isEmpty = result !== undefined && result !== 'failed' && range === undefined
  const names = formatList(
    open.map((question) => t(`panel.names.${question}`)),
    language,
  )
  const code = issue ?? (result === 'failed' ? 'failed' : isEmpty ? 'none' : undefined)
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
        ) : range ? (
          <>
            <p className={classNames(styles.big, typography.num)}>
              {t('panel.range', {
                low: formatMoney(range.low, language, 0),
                high: formatMoney(range.high, language, 0),
              })}{' '}
              <small>{t('panel.monthly')}</small>
            </p>
            <p className={styles.note}>
              {t('panel.basis', { count: range.carriers })}
              {state ? ` ${t('panel.inState', { state: stateNames[state] })}` : null}
            </p>
          </>
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
