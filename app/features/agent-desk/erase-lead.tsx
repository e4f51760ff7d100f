import type { SupabaseClient } from '@supabase/supabase-js'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { eraseLead, readPerson } from './desk-api.ts'
import { NotLoaded } from './not-loaded.tsx'
import type { Ask } from './use-ask.ts'
import { useRead } from './use-read.ts'

interface EraseLeadProps {
  id: string
  name: string
  ask: Ask
  onErased: () => void
}

/** The way to erase a lead, or everything of the same person, after saying what goes. */
export function EraseLead(props: EraseLeadProps) {
  const { t } = useTranslation('agent-desk')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className="desk-erase">
      <Button variant="text" isSmall onClick={() => setIsAsking(true)}>
        {t('erase.button')}
      </Button>
      {isAsking ? <EraseDialog {...props} onClose={() => setIsAsking(false)} /> : null}
    </div>
  )
}

const goes = ['answers', 'mails', 'waiting'] as const

function EraseDialog({ id, name, ask, onErased, onClose }: EraseLeadProps & { onClose: () => void }) {
  const { t } = useTranslation(['agent-desk', 'common'])
  const read = useMemo(() => (client: SupabaseClient) => readPerson(client, id), [id])
  const person = useRead(ask, 'The leads of a person could not be read', read, 0)
  const [what, setWhat] = useState<'lead' | 'person'>('lead')
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking')
  const keep = useRef<HTMLButtonElement>(null)
  const all = person.data?.leads.length ?? 1
  const count = what === 'person' ? all : 1

  async function erase() {
    setState('busy')
    const answer = await ask('A lead could not be erased', (client) =>
      eraseLead(client, id, what === 'person'),
    )
    // Gone already: somebody else was faster, and it comes to the same.
    if ('failure' in answer) return setState('failed')
    onClose()
    onErased()
  }

  return (
    <Dialog
      isOpen
      onClose={state === 'busy' ? () => undefined : onClose}
      title={t('erase.title', { name })}
      closeLabel={t('common:close')}
      initialFocus={keep}
    >
      <p>{t('erase.text')}</p>
      <ul className="desk-goes">
        {goes.map((part) => (
          <li key={part}>{t(`erase.goes.${part}`)}</li>
        ))}
      </ul>
      {person.data === undefined && person.hasFailed ? (
        <NotLoaded words={t('erase.notRead')} onAgain={person.again} />
      ) : null}
      {person.data === undefined && !person.hasFailed ? <Skeleton height="3rem" /> : null}
      {all > 1 ? (
        <ChoiceCards
          legend={t('erase.which')}
          options={[
            { value: 'lead', label: t('erase.onlyThis') },
            {
              value: 'person',
              label: t('erase.wholePerson', { count: all, number: all }),
              note: t('erase.wholePersonNote'),
            },
          ]}
          value={what}
          onChange={setWhat}
        />
      ) : null}
      {person.data?.has_account ? <p className="small">{t('erase.account')}</p> : null}
      {state === 'failed' ? <Alert tone="danger">{t('erase.failed')}</Alert> : null}
      <div className="row desk-erase-row">
        <Button variant="quiet" ref={keep} onClick={onClose}>
          {t('erase.keep')}
        </Button>
        <Button variant="danger" isBusy={state === 'busy'} onClick={() => void erase()}>
          {t('erase.confirm', { count, number: count })}
        </Button>
      </div>
    </Dialog>
  )
}
