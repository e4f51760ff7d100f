import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusKept } from '#app/browser/use-focus-kept.ts'
import deskStyles from '#app/features/agent-desk/agent-desk.module.css'
import { toPerson } from '#app/features/agent-desk/desk-view.ts'
import { mergePeople } from '#app/features/agent-desk/queries/desk-api.ts'
import { useAsk, useShowPerson } from '#app/features/agent-desk/queries/queries.ts'
import { personName } from '#app/features/agent-desk/words/person-words.ts'
import { Link } from '#app/routing/router.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import type { DeskPerson } from '#domain/leads/desk/person.ts'
import { AskFirst } from './ask-first.tsx'

type Other = DeskPerson['alike'][number]

/** Who else left the same number or address: perhaps the same person, which only the agent can tell. */
export function Alike({ person }: { person: DeskPerson }) {
  const { t } = useTranslation('agent-desk')
  const ask = useAsk()
  const showPerson = useShowPerson()
  const [chosen, setChosen] = useState<Other>()
  const merging = useMutation({
    mutationFn: ({ id }: Other) =>
      ask('People could not be merged', (client) => mergePeople(client, person.id, id)),
    async onSuccess(row) {
      setChosen(undefined)
      await showPerson(row)
    },
  })
  const done = useRef<HTMLParagraphElement>(null)
  useFocusKept(done, merging.data)
  const nameOf = ({ name }: Other) => personName({ name, phone: person.phone, email: null })
  return (
    <>
      {person.alike.length > 0 ? (
        <Alert tone="info" title={t('merge.title')}>
          {person.alike.map((other) => (
            <p key={other.id}>
              <Link to={toPerson(other.id, 'people')}>{nameOf(other)}</Link>
              {` (${t('people.requests', { count: other.requests, number: other.requests })}) `}
              <Button variant="text" isSmall onClick={() => setChosen(other)}>
                {t('merge.button', { name: nameOf(other) })}
              </Button>
            </p>
          ))}
        </Alert>
      ) : null}
      {chosen ? (
        <AskFirst
          title={t('merge.ask', { name: nameOf(chosen), into: personName(person) })}
          keep={t('merge.keep')}
          confirm={t('merge.confirm')}
          isBusy={merging.isPending}
          error={merging.isError ? t('saved.failed') : undefined}
          onConfirm={() => merging.mutate(chosen)}
          onClose={() => setChosen(undefined)}
        >
          <p>{t('merge.text')}</p>
        </AskFirst>
      ) : null}
      <p className={classNames(typography.small, deskStyles.word)} role="status" tabIndex={-1} ref={done}>
        {merging.isSuccess ? t('merge.done') : null}
      </p>
    </>
  )
}
