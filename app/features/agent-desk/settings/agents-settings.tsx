import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readAgents, setAgent } from '#app/features/agent-desk/queries/desk-api.ts'
import { queryKeys, useAsk } from '#app/features/agent-desk/queries/queries.ts'
import { agentLabel } from '#app/features/agent-desk/queries/use-agents.ts'
import { useForm } from '#app/fields/use-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { CheckBox } from '#app/ui/fields/choice/check-box.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { TextInput } from '#app/ui/fields/input/text-input.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { Skeleton } from '#app/ui/loading/skeleton.tsx'
import type { DeskAgent } from '#domain/leads/desk/desk.ts'
import { readStates } from '#domain/people/states/read-states.ts'
import styles from './settings.module.css'

/** Who opens the desk, and to whom new people come by themselves. For an owner of the site. */
export function AgentsSettings() {
  const { t } = useTranslation('desk-settings')
  const ask = useAsk()
  const { data: agents, isError } = useQuery({
    queryKey: queryKeys.agents,
    queryFn: () => ask('The agents could not be read', readAgents),
  })
  if (!agents)
    return isError ? <Alert tone="danger">{t('agents.notLoaded')}</Alert> : <Skeleton height="6rem" />
  return (
    <>
      <ul className={styles.agents}>
        {agents.map((agent) => (
          <li key={agent.id}>
            <Agent agent={agent} />
          </li>
        ))}
      </ul>
      {agents.some((agent) => agent.takes_leads) ? null : (
        <p className={classNames(typography.small, typography.soft)}>{t('agents.nobody')}</p>
      )}
    </>
  )
}

function Agent({ agent }: { agent: DeskAgent }) {
  const { t } = useTranslation('desk-settings')
  const ask = useAsk()
  const queries = useQueryClient()
  const [takes, setTakes] = useState(agent.takes_leads)
  const [typed, setTyped] = useState(agent.states.join(', '))
  const name = agentLabel(agent)
  const save = useMutation({
    mutationFn: (states: readonly string[]) =>
      ask('An agent could not be set', (client) => setAgent(client, agent.id, states, takes)),
    onSuccess: (stored) =>
      queries.setQueryData<DeskAgent[]>(queryKeys.agents, (all) =>
        all?.map((one) => (stored && one.id === stored.id ? stored : one)),
      ),
  })
  const form = useForm({
    fields: ['states'],
    isLive: true,
    read: () => ({ states: typed }),
    validate: ({ states }) => {
      const { unknown } = readStates(states)
      return unknown.length === 0 ? {} : { states: t('agents.statesWrong', { states: unknown.join(', ') }) }
    },
    send: ({ states }) => save.mutate(readStates(states).states),
    isBusy: save.isPending,
    hasFailed: save.isError,
  })
  return (
    <form className={styles.parts} noValidate onSubmit={form.submit} aria-label={name}>
      <p>
        <b>{agent.name ?? agent.email}</b>
        {agent.name ? <span className={typography.soft}> {agent.email}</span> : null}
        {agent.is_owner ? (
          <span className={classNames(typography.small, typography.soft)}> {t('agents.owner')}</span>
        ) : null}
      </p>
      <CheckBox isChecked={takes} onChange={setTakes}>
        {t('agents.takes')}
      </CheckBox>
      {takes ? (
        <Field label={t('agents.states')} hint={t('agents.statesHint')} {...form.field('states')}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              value={typed}
              onChange={({ currentTarget: { value } }) => setTyped(value)}
            />
          )}
        </Field>
      ) : null}
      <Button
        type="submit"
        variant="quiet"
        isSmall
        isBusy={save.isPending}
        aria-label={t('agents.saveOf', { name })}
      >
        {t('agents.save')}
      </Button>
      <p className={typography.small} role="status">
        {save.isSuccess ? t('agents.saved') : null}
        {save.isError ? t('agents.failed') : null}
      </p>
    </form>
  )
}
