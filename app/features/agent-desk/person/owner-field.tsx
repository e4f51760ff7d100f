import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { assignPerson } from '#app/features/agent-desk/queries/desk-api.ts'
import { useAsk, useShowPerson } from '#app/features/agent-desk/queries/queries.ts'
import { agentLabel, useAgents } from '#app/features/agent-desk/queries/use-agents.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { SelectInput } from '#app/ui/fields/input/select-input.tsx'
import type { DeskPerson } from '#domain/leads/desk/person.ts'

/** Whose person it is, where there is more than one agent; the owner of the site gives them to another one. */
export function OwnerField({ person }: { person: DeskPerson }) {
  const { t } = useTranslation('agent-desk')
  const ask = useAsk()
  const showPerson = useShowPerson()
  const { agents, isOwner } = useAgents()
  const assigning = useMutation({
    mutationFn: (owner: string | null) =>
      ask('A person could not be assigned', (client) => assignPerson(client, person.id, owner)),
    onSuccess: showPerson,
  })
  if (agents.length < 2) return null
  return (
    <Field label={t('person.owner')} error={assigning.isError ? t('saved.failed') : undefined}>
      {(control) => (
        <SelectInput
          {...control}
          placeholder={t('person.nobody')}
          options={agents.map((agent) => ({ value: agent.id, label: agentLabel(agent) }))}
          value={person.owner_id ?? ''}
          disabled={!isOwner}
          aria-busy={assigning.isPending}
          onChange={({ currentTarget: { value } }) => assigning.mutate(value || null)}
        />
      )}
    </Field>
  )
}
