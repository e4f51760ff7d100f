import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import deskStyles from '#app/features/agent-desk/agent-desk.module.css'
import { ConsentGiven, ConsentSentence } from '#app/features/agent-desk/person/timeline/consent.tsx'
import { setWish } from '#app/features/agent-desk/queries/desk-api.ts'
import { useAsk, useRefresh } from '#app/features/agent-desk/queries/queries.ts'
import { refusedWays } from '#app/features/agent-desk/reach/ways.ts'
import { fullMoment } from '#app/features/agent-desk/words/ages.ts'
import { waysText } from '#app/features/agent-desk/words/person-words.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { consentKindOf } from '#domain/leads/consent.ts'
import type { DeskPerson } from '#domain/leads/desk/person.ts'
import { type ReachWay, reachWays } from '#domain/leads/reach.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './person.module.css'
import { PersonPart } from './person-part.tsx'

interface RefusalsProps {
  person: DeskPerson
  now: Date
}

/** The newest word of somebody about one way; it is the one that counts. */
const lastWish = ({ wishes }: DeskPerson, way: ReachWay) =>
  wishes.filter((wish) => wish.way === way).toSorted((one, other) => (one.at < other.at ? 1 : -1))[0]

/** The newest request whose sentence of consent is about this way: one about calls is about texts as well. */
const consentOf = ({ requests }: DeskPerson, way: ReachWay) =>
  requests.find(({ consent_version: version }) => {
    const kind = version === null ? undefined : consentKindOf(version)
    return way === 'email' ? kind === 'emails' : kind === 'calls' || (way === 'text' && kind === 'texts')
  })

/** Said before any way to reach them: what they do not want. */
export function RefusalBanner({ person, now }: RefusalsProps) {
  const { t, i18n } = useTranslation('agent-desk')
  const language = toLanguage(i18n.language)
  const refused = refusedWays(person)
  if (refused.length === 0) return null
  const since = refused.flatMap((way) => lastWish(person, way) ?? [])[0]
  const asked =
    since && person.requests.find(({ kind, created_at }) => kind === 'call' && created_at > since.at)
  return (
    <Alert tone="warning" title={t(refused.length === 1 ? `refusal.no.${refused[0]}` : 'refusal.no.several')}>
      {refused.length > 1 ? t('refusal.ways', { ways: waysText(t, refused, language).toLowerCase() }) : null}{' '}
      {since
        ? t(`refusal.since.${since.source}`, { date: fullMoment({ at: since.at, now, language }) })
        : null}{' '}
      {asked && refused.includes('call')
        ? t('refusal.askedSince', { date: fullMoment({ at: asked.created_at, now, language }) })
        : null}
    </Alert>
  )
}

/** What they agreed to and what they refused, way by way and side by side; refusals are recorded and lifted here. */
export function Refusals({ person, now }: RefusalsProps) {
  const { t, i18n } = useTranslation('agent-desk')
  const ask = useAsk()
  const refresh = useRefresh()
  const wishing = useMutation({
    mutationFn: ({ way, isRefused }: { way: ReachWay; isRefused: boolean }) =>
      ask('A wish could not be stored', (client) => setWish(client, person.id, way, isRefused)),
    onSuccess: refresh,
  })
  const language = toLanguage(i18n.language)
  const ways = reachWays.filter((way) => (way === 'email' ? person.email : person.phone))
  const asked = ways.map((way) => consentOf(person, way)).filter((request) => request !== undefined)
  const sentences = new Map(asked.map((request) => [request.consent_version, request]))
  const said = wishing.variables
  return (
    <PersonPart title={t('refusal.title')}>
      {[...sentences.values()].map((request) => (
        <p key={request.id} className={classNames(typography.small, typography.soft)}>
          <ConsentSentence request={request} />
        </p>
      ))}
      <ul className={classNames(styles.plain, styles.wishes)}>
        {ways.map((way) => {
          const isRefused = person.refused.includes(way)
          const wish = lastWish(person, way)
          const request = consentOf(person, way)
          const who = wish?.actor ?? ''
          const date = wish ? fullMoment({ at: wish.at, now, language }) : ''
          return (
            <li key={way}>
              <b>{t(`contact.ways.${way}`)}</b>
              <div>{request ? <ConsentGiven request={request} now={now} /> : t('refusal.notAsked')}</div>
              <div>
                <p data-refused={isRefused ? '' : undefined}>
                  {wish
                    ? t(
                        wish.is_refused ? `refusal.refused.${wish.source}` : `refusal.lifted.${wish.source}`,
                        {
                          date,
                          who,
                        },
                      )
                    : t('refusal.none')}
                </p>
                <Button
                  variant="text"
                  isSmall
                  aria-label={t(isRefused ? `refusal.lift.${way}` : `refusal.record.${way}`)}
                  onClick={() => {
                    if (!wishing.isPending) wishing.mutate({ way, isRefused: !isRefused })
                  }}
                >
                  {t(isRefused ? 'refusal.liftShort' : 'refusal.recordShort')}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      <p
        className={classNames(typography.small, deskStyles.word)}
        role="status"
        data-tone={wishing.isError ? 'failed' : undefined}
      >
        {wishing.isSuccess && said
          ? t(said.isRefused ? `refusal.recorded.${said.way}` : `refusal.allowed.${said.way}`)
          : null}
        {wishing.isError ? t('saved.failed') : null}
      </p>
    </PersonPart>
  )
}
