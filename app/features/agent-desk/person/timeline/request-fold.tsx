import { useMutation } from '@tanstack/react-query'
import { ChevronDown } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toPerson } from '#app/features/agent-desk/desk-view.ts'
import { AskFirst } from '#app/features/agent-desk/person/ask-first.tsx'
import styles from '#app/features/agent-desk/person/person.module.css'
import { splitPerson } from '#app/features/agent-desk/queries/desk-api.ts'
import { useAsk, useRefresh } from '#app/features/agent-desk/queries/queries.ts'
import { momentText } from '#app/features/agent-desk/words/ages.ts'
import { dot, personName, timesText } from '#app/features/agent-desk/words/person-words.ts'
import { useNavigate } from '#app/routing/router.tsx'
import { Button } from '#app/ui/button.tsx'
import { CheckBox } from '#app/ui/fields/choice/check-box.tsx'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { formatPhone } from '#domain/format/format.ts'
import type { DeskPerson, PersonRequest } from '#domain/leads/desk/person.ts'
import { toLanguage } from '#domain/site/language.ts'
import { RequestAnswers } from './answers.tsx'
import { ConsentByVoice, ConsentGiven, ConsentSentence } from './consent.tsx'
import { RequestPlans } from './plans.tsx'

interface RequestFoldProps {
  request: PersonRequest
  person: DeskPerson
  now: Date
  isOpenAtFirst: boolean
}

/** One request, with the plans, the answers and the consent that came along folded into it. */
export function RequestFold({ request, person, now, isOpenAtFirst }: RequestFoldProps) {
  const { t } = useTranslation('agent-desk')
  const { phone, email, person_name: name, best_times: times, kind } = request
  // Only what differs from the head, as after a merge.
  const contact = [
    name?.trim() && name !== person.name ? name : '',
    phone && phone !== person.phone ? formatPhone(phone) : '',
    email && email !== person.email ? email : '',
    timesText(t, times),
  ].filter(Boolean)
  return (
    <details className={styles.fold} open={isOpenAtFirst}>
      <summary>
        <b>{t(`timeline.request.${kind}`)}</b>
        {contact.length > 0 ? <span className={typography.soft}>{contact.join(dot)}</span> : null}
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles.folded}>
        <RequestPlans request={request} now={now} />
        <RequestAnswers people={request.people} now={now} />
        {request.consent_version ? (
          <div className={typography.small}>
            <p className={typography.h4}>{t('consent.title')}</p>
            <p>
              <ConsentSentence request={request} />{' '}
              <span className={typography.soft}>
                <ConsentGiven request={request} now={now} />
              </span>
            </p>
          </div>
        ) : null}
        {request.consent_note ? (
          <div className={typography.small}>
            <p className={typography.h4}>{t('consent.title')}</p>
            <p>
              <ConsentByVoice request={request} now={now} />
            </p>
          </div>
        ) : null}
        {person.requests.length > 1 ? <Split request={request} person={person} now={now} /> : null}
      </div>
    </details>
  )
}

/** The way apart again, for requests of somebody else. */
function Split({ request, person, now }: Omit<RequestFoldProps, 'isOpenAtFirst'>) {
  const { t, i18n } = useTranslation('agent-desk')
  const navigate = useNavigate()
  const ask = useAsk()
  const refresh = useRefresh()
  const [chosen, setChosen] = useState<readonly string[]>()
  const [isRefused, setIsRefused] = useState(false)
  const splitting = useMutation({
    mutationFn: (ids: readonly string[]) =>
      ask('A person could not be split', (client) => splitPerson(client, [...ids])),
    onSuccess(row) {
      setChosen(undefined)
      refresh()
      if (row) navigate(toPerson(row.id, 'people'))
    },
  })
  const language = toLanguage(i18n.language)
  const count = chosen?.length ?? 0
  const isPart = count > 0 && count < person.requests.length
  return (
    <>
      <Button variant="text" isSmall onClick={() => setChosen([request.id])}>
        {t('split.button')}
      </Button>
      {chosen ? (
        <AskFirst
          title={t('split.ask', { name: personName(person) })}
          keep={t('merge.keep')}
          confirm={t('split.confirm', { count, number: count })}
          isBusy={splitting.isPending}
          error={splitting.isError ? t('saved.failed') : isRefused && !isPart ? t('split.wrong') : undefined}
          onConfirm={() => {
            setIsRefused(!isPart)
            if (isPart) splitting.mutate(chosen)
          }}
          onClose={() => setChosen(undefined)}
        >
          <p>{t('split.text')}</p>
          <fieldset aria-label={t('split.which')} className={styles.chosen}>
            {person.requests.map(({ id, kind, created_at: at, person_name: name }) => (
              <CheckBox
                key={id}
                isChecked={chosen.includes(id)}
                onChange={(isChecked) =>
                  setChosen(isChecked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              >
                {[t(`kinds.${kind}`), name?.trim(), momentText({ at, now, language })]
                  .filter(Boolean)
                  .join(dot)}
              </CheckBox>
            ))}
          </fieldset>
        </AskFirst>
      ) : null}
    </>
  )
}
