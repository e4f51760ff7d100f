import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#app/ui/fields/field.tsx'
import { SelectInput } from '#app/ui/fields/input/select-input.tsx'
import type { DeskPerson } from '#domain/leads/desk/person.ts'
import { lostReasons, stages } from '#domain/leads/desk/stages.ts'
import type { OpenPerson } from './use-person.ts'

/** How far the agent has come with somebody, stored with the choice; who is lost has a reason, chosen with it. */
export function StageField({ person, open }: { person: DeskPerson; open: OpenPerson }) {
  const { t } = useTranslation('agent-desk')
  const [isLosing, setIsLosing] = useState(false)
  const stage = isLosing ? 'lost' : person.stage
  return (
    <>
      <Field label={t('person.stage')}>
        {(control) => (
          <SelectInput
            {...control}
            options={stages.map((value) => ({ value, label: t(`stages.${value}`) }))}
            value={stage}
            aria-busy={open.isBusy}
            onChange={({ currentTarget: { value } }) => {
              const chosen = stages.find((known) => known === value)
              setIsLosing(chosen === 'lost')
              if (chosen && chosen !== 'lost') open.change({ stage: chosen })
            }}
          />
        )}
      </Field>
      {stage === 'lost' ? (
        <Field label={t('person.lostReason')}>
          {(control) => (
            <SelectInput
              {...control}
              autoFocus={isLosing}
              placeholder={t('person.chooseReason')}
              options={lostReasons.map((value) => ({ value, label: t(`lostReasons.${value}`) }))}
              value={isLosing ? '' : (person.lost_reason ?? '')}
              onChange={({ currentTarget: { value } }) => {
                const reason = lostReasons.find((known) => known === value)
                if (!reason) return
                setIsLosing(false)
                open.change({ stage: 'lost', lost_reason: reason })
              }}
            />
          )}
        </Field>
      ) : null}
    </>
  )
}
