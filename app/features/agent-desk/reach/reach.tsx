import { Mail, MessageSquare, Phone } from 'lucide'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import deskStyles from '#app/features/agent-desk/agent-desk.module.css'
import type { TodayPlace } from '#app/features/agent-desk/today/kept-rows.ts'
import { momentText } from '#app/features/agent-desk/words/ages.ts'
import { type PersonFacts, personName } from '#app/features/agent-desk/words/person-words.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { formatPhone } from '#domain/format/format.ts'
import { callOutcomes } from '#domain/leads/desk/outcomes.ts'
import type { PersonRow } from '#domain/leads/desk/people.ts'
import type { ReachWay } from '#domain/leads/reach.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './reach.module.css'
import type { ContactLog, Telling } from './use-log.ts'
import { hrefTo, waysTo } from './ways.ts'
import { WhenField } from './when-field.tsx'

const icons = { call: Phone, text: MessageSquare, email: Mail } as const

interface ReachProps {
  row: PersonFacts
  log: ContactLog
  now: Date
  /** Where they stand in a list: there the first way has room for its name, and the others for their pictures. */
  place?: TodayPlace | undefined
  /** Whether somebody else comes first. */
  isQuiet?: boolean
  /** What else stands in the row of ways. */
  children?: ReactNode
}

/** One tap to reach somebody, and the next one to tell what came of it. */
export function Reach({ row, log, now, place, isQuiet = false, children }: ReachProps) {
  const { t } = useTranslation('agent-desk')
  const known = log.tellings[row.id]
  // Told beside the list, it is said there alone.
  const telling = place && !known?.place ? undefined : known
  const box = useRef<HTMLDivElement>(null)
  useFocusThrough(box, telling?.step)
  const ways = waysTo(row)
  return (
    <div className={styles.reach} ref={box}>
      {place && telling?.row ? null : (
        <div className={styles.ways}>
          {ways.map((way, index) => (
            <Way
              key={way}
              row={row}
              way={way}
              log={log}
              isFirst={index === 0}
              isQuiet={isQuiet || index > 0}
              place={place}
            />
          ))}
          {ways.length === 0 ? (
            <p className={classNames(typography.small, typography.soft, styles.noWay)}>{t('reach.noWay')}</p>
          ) : null}
          {children}
        </div>
      )}
      {telling ? <Tell row={row} telling={telling} log={log} now={now} /> : null}
    </div>
  )
}

interface WayProps extends Pick<ReachProps, 'row' | 'log' | 'place'> {
  way: ReachWay
  isFirst: boolean
  isQuiet: boolean
}

/** A number is read off while it is dialed; an address is as long as it likes, and stands among the facts. */
function Way({ row, way, log, isFirst, isQuiet, place }: WayProps) {
  const { t } = useTranslation('agent-desk')
  const number = { phone: formatPhone(row.phone ?? ''), email: row.email }
  return (
    <ButtonLink
      isSmall
      variant={isQuiet ? 'quiet' : 'primary'}
      className={isFirst ? styles.first : undefined}
      href={hrefTo(way, row)}
      data-way={way}
      aria-label={place ? t(`reach.to.${way}`, { name: personName(row) }) : t(`reach.by.${way}`, number)}
      onClick={() => log.tap(row.id, way, place)}
    >
      <Icon of={icons[way]} />
      {isFirst && !place && way !== 'email' ? (
        <span className={typography.num} data-slot="num">
          {t(`reach.by.${way}`, number)}
        </span>
      ) : isFirst || !place ? (
        t(`reach.${way}`)
      ) : null}
    </ButtonLink>
  )
}

/** What came of it: asked for, being stored, or told, with the way back. */
function Tell({
  row,
  telling,
  log,
  now,
}: {
  row: PersonFacts
  telling: Telling
  log: ContactLog
  now: Date
}) {
  const { t } = useTranslation('agent-desk')
  const { id } = row
  const { way, step, row: stored } = telling
  if (step === 'timing')
    return (
      <WhenField
        label={t(stored ? 'when.label' : 'when.callBack')}
        now={now}
        at={stored?.next_contact_at}
        onPick={(at) => (stored ? log.changeNext(id, at) : log.tell(row, 'call_back', at))}
        onClear={stored?.next_contact_at ? () => log.changeNext(id, null) : undefined}
        onCancel={() => log.keepWhen(id)}
      />
    )
  if (stored) return <Told telling={telling} stored={stored} log={log} now={now} />
  return (
    <fieldset className={styles.outcomes} aria-label={t(`reach.ask.${way}`)}>
      <p className={styles.ask} role="status">
        {t(`reach.ask.${way}`)}
      </p>
      <div className={styles.choices}>
        {(way === 'call' ? callOutcomes : (['sent'] as const)).map((outcome) => (
          <Button
            key={outcome}
            variant="quiet"
            isSmall
            isBusy={step === 'saving'}
            onClick={() => (outcome === 'call_back' ? log.askWhen(id) : log.tell(row, outcome))}
          >
            {t(`outcomes.${outcome}`)}
          </Button>
        ))}
        <Button variant="text" isSmall onClick={() => log.drop(id)}>
          {t(`reach.not.${way}`)}
        </Button>
      </div>
      <p className={classNames(typography.small, deskStyles.word)} role="alert" data-tone="failed">
        {step === 'failed' ? t('reach.failed') : null}
      </p>
    </fieldset>
  )
}

function Told(props: { telling: Telling; stored: PersonRow; log: ContactLog; now: Date }) {
  const { telling, stored, log, now } = props
  const { t, i18n } = useTranslation('agent-desk')
  const language = toLanguage(i18n.language)
  const { next_contact_at: next, id } = stored
  const time = next && momentText({ at: next, now, language })
  const isBusy = telling.step === 'saving'
  return (
    <div className={styles.told}>
      <p tabIndex={-1} role="status">
        {telling.outcome ? <b>{t(`outcomes.${telling.outcome}`)}.</b> : null}{' '}
        {time ? t('reach.next', { time }) : t('reach.noNext')}
      </p>
      <div className={styles.choices}>
        <Button variant="text" isSmall isBusy={isBusy} onClick={() => log.askWhen(id)}>
          {t(next ? 'reach.change' : 'reach.setNext')}
        </Button>
        {telling.entryId !== undefined ? (
          <Button variant="text" isSmall isBusy={isBusy} onClick={() => log.undo(id)}>
            {t('reach.undo')}
          </Button>
        ) : null}
      </div>
      <p className={classNames(typography.small, deskStyles.word)} role="alert" data-tone="failed">
        {telling.step === 'failed' ? t('reach.failed') : null}
      </p>
    </div>
  )
}

/** A button that goes with its press leaves the focus to what stands in its place, where it was in here at last. */
function useFocusThrough(box: RefObject<HTMLElement | null>, step: Telling['step'] | undefined) {
  const wasHere = useRef(false)
  useEffect(() => {
    const hear = ({ target }: FocusEvent) => {
      wasHere.current = target instanceof Node && (box.current?.contains(target) ?? false)
    }
    document.addEventListener('focusin', hear)
    return () => document.removeEventListener('focusin', hear)
  }, [box])
  useEffect(() => {
    if (!wasHere.current || (document.activeElement ?? document.body) !== document.body) return
    const next = step === 'done' ? 'p[tabindex="-1"]' : 'fieldset button:enabled, a[data-way]'
    box.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true })
  }, [step, box])
}
