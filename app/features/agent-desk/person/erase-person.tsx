import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { erase } from '#app/features/agent-desk/queries/desk-api.ts'
import { useAsk } from '#app/features/agent-desk/queries/queries.ts'
import { momentText } from '#app/features/agent-desk/words/ages.ts'
import { personName } from '#app/features/agent-desk/words/person-words.ts'
import { Button } from '#app/ui/button.tsx'
import { ChoiceCards } from '#app/ui/fields/choice/choice-cards.tsx'
import typography from '#app/ui/layout/typography.module.css'
import type { DeskPerson } from '#domain/leads/desk/person.ts'
import { toLanguage } from '#domain/site/language.ts'
import { AskFirst } from './ask-first.tsx'
import styles from './person.module.css'

interface ErasePersonProps {
  person: DeskPerson
  now: Date
  /** `isAll`: nothing is left of them. */
  onErased: (isAll: boolean) => void
}

const goes = ['answers', 'history', 'waiting'] as const
const everything = 'everything'

/** The way to erase somebody, or one of their requests, after saying what goes. */
export function ErasePerson({ person, now, onErased }: ErasePersonProps) {
  const { t, i18n } = useTranslation('agent-desk')
  const ask = useAsk()
  const [isAsking, setIsAsking] = useState(false)
  const [what, setWhat] = useState(everything)
  const { id, requests } = person
  const isAll = what === everything || requests.length === 1
  const count = isAll ? requests.length : 1
  const erasing = useMutation({
    mutationFn: () =>
      ask('A person could not be erased', (client) => erase(client, isAll ? id : what, isAll)),
    // Also where it was gone already: somebody else was faster, and it comes to the same.
    onSuccess() {
      setIsAsking(false)
      onErased(isAll)
    },
  })
  const language = toLanguage(i18n.language)
  return (
    <div className={styles.erase}>
      <Button
        variant="text"
        isSmall
        onClick={() => {
          setWhat(everything)
          setIsAsking(true)
        }}
      >
        {t('erase.button')}
      </Button>
      {isAsking ? (
        <AskFirst
          title={t('erase.title', { name: personName(person) })}
          keep={t('erase.keep')}
          confirm={t('erase.confirm', { count, number: count })}
          isDanger
          isBusy={erasing.isPending}
          error={erasing.isError ? t('erase.failed') : undefined}
          onConfirm={() => erasing.mutate()}
          onClose={() => setIsAsking(false)}
        >
          <p>{t('erase.text')}</p>
          <ul className={styles.goes}>
            {goes.map((part) => (
              <li key={part}>{t(`erase.goes.${part}`)}</li>
            ))}
          </ul>
          {requests.length > 1 ? (
            <ChoiceCards
              legend={t('erase.which')}
              options={[
                {
                  value: everything,
                  label: t('erase.everything', { count: requests.length, number: requests.length }),
                },
                ...requests.map(({ id: value, kind, created_at: at }) => ({
                  value,
                  label: t('erase.onlyThis', { kind: t(`kinds.${kind}`) }),
                  note: momentText({ at, now, language }),
                })),
              ]}
              value={what}
              onChange={setWhat}
            />
          ) : null}
          {person.has_account ? <p className={typography.small}>{t('erase.account')}</p> : null}
          {person.refused.length > 0 ? <p className={typography.small}>{t('erase.refusals')}</p> : null}
        </AskFirst>
      ) : null}
    </div>
  )
}
