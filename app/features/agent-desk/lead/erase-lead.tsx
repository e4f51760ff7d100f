import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NotLoaded } from '#app/features/agent-desk/frame/not-loaded.tsx'
import { eraseLead, readPerson } from '#app/features/agent-desk/queries/desk-api.ts'
import { queryKeys, useAsk } from '#app/features/agent-desk/queries/queries.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ChoiceCards } from '#app/ui/fields/choice/choice-cards.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Skeleton } from '#app/ui/loading/skeleton.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import styles from './lead.module.css'

interface EraseLeadProps {
  id: string
  name: string
  onErased: () => void
}

/** The way to erase a lead, or everything of the same person, after saying what goes. */
export function EraseLead(props: EraseLeadProps) {
  const { t } = useTranslation('agent-desk')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className={styles.erase}>
      <Button variant="text" isSmall onClick={() => setIsAsking(true)}>
        {t('erase.button')}
      </Button>
      {isAsking ? <EraseDialog {...props} onClose={() => setIsAsking(false)} /> : null}
    </div>
  )
}

const goes = ['answers', 'mails', 'waiting'] as const

function EraseDialog({ id, name, onErased, onClose }: EraseLeadProps & { onClose: () => void }) {
  const { t } = useTranslation(['agent-desk', 'common'])
  const ask = useAsk()
  const person = useQuery({
    queryKey: queryKeys.person(id),
    queryFn: () => ask('The leads of a person could not be read', (client) => readPerson(client, id)),
  })
  const [what, setWhat] = useState<'lead' | 'person'>('lead')
  const keep = useRef<HTMLButtonElement>(null)
  const all = person.data?.leads.length ?? 1
  const count = what === 'person' ? all : 1

  const erasing = useMutation({
    mutationFn: () => ask('A lead could not be erased', (client) => eraseLead(client, id, what === 'person')),
    // Also where it was gone already: somebody else was faster, and it comes to the same.
    onSuccess() {
      onClose()
      onErased()
    },
  })

  return (
    <Dialog
      isOpen
      onClose={erasing.isPending ? () => undefined : onClose}
      title={t('erase.title', { name })}
      closeLabel={t('common:close')}
      initialFocus={keep}
    >
      <p>{t('erase.text')}</p>
      <ul className={styles.goes}>
        {goes.map((part) => (
          <li key={part}>{t(`erase.goes.${part}`)}</li>
        ))}
      </ul>
      {person.data === undefined && person.isError ? (
        <NotLoaded words={t('erase.notRead')} onAgain={() => void person.refetch()} />
      ) : null}
      {person.data === undefined && !person.isError ? <Skeleton height="3rem" /> : null}
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
      {person.data?.has_account ? <p className={typography.small}>{t('erase.account')}</p> : null}
      {erasing.isError ? <Alert tone="danger">{t('erase.failed')}</Alert> : null}
      <div className={classNames(layout.row, styles.eraseRow)} data-slot="row">
        <Button variant="quiet" ref={keep} onClick={onClose}>
          {t('erase.keep')}
        </Button>
        <Button variant="danger" isBusy={erasing.isPending} onClick={() => erasing.mutate()}>
          {t('erase.confirm', { count, number: count })}
        </Button>
      </div>
    </Dialog>
  )
}
