import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { randomId } from '#app/browser/random-id.ts'
import deskStyles from '#app/features/agent-desk/agent-desk.module.css'
import { toPerson, toView } from '#app/features/agent-desk/desk-view.ts'
import { BackToPeople } from '#app/features/agent-desk/people/back-to-people.tsx'
import { addTypedPerson } from '#app/features/agent-desk/queries/desk-api.ts'
import { useAsk, useRefresh } from '#app/features/agent-desk/queries/queries.ts'
import { localTime, quickPicks } from '#app/features/agent-desk/reach/when.ts'
import { PhoneInput } from '#app/fields/phone-input.tsx'
import { useForm } from '#app/fields/use-form.ts'
import { useNavigate } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { CheckBox } from '#app/ui/fields/choice/check-box.tsx'
import { QuickPicks } from '#app/ui/fields/choice/quick-picks.tsx'
import { SegmentedControl } from '#app/ui/fields/choice/segmented-control.tsx'
import fieldStyles from '#app/ui/fields/field.module.css'
import { Field } from '#app/ui/fields/field.tsx'
import { FieldNotes } from '#app/ui/fields/field-notes.tsx'
import { EmailInput } from '#app/ui/fields/input/email-input.tsx'
import { NameInput } from '#app/ui/fields/input/name-input.tsx'
import { SelectInput } from '#app/ui/fields/input/select-input.tsx'
import { TextInput } from '#app/ui/fields/input/text-input.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { longestNote } from '#domain/leads/csv/import-line.ts'
import { reachWays, withWay } from '#domain/leads/reach.ts'
import { isLicensedIn } from '#domain/people/states/licensed-states.ts'
import { isStateCode, stateCodes, stateNames } from '#domain/people/states/states.ts'
import { languages, toLanguage } from '#domain/site/language.ts'
import styles from './add-person.module.css'
import { AlikeNote } from './alike-note.tsx'
import { type TypedDraft, typedFields, typedMemory, typedPerson, typedProblems } from './typed-draft.ts'

/** Somebody typed in by the agent, as after a call. */
export function AddPerson({ userId, now }: { userId: string; now: Date }) {
  const { t } = useTranslation(['desk-people', 'agent-desk'])
  const { licensedStates } = useSite().agent
  const { draft, change, discard, send, isSending, hasFailed } = useTyped(userId, now)
  const { submit, field } = useForm({
    fields: typedFields,
    isLive: true,
    read: () => draft,
    validate(values) {
      const problems = typedProblems(values, new Date())
      return Object.fromEntries(Object.entries(problems).map(([name, key]) => [name, t(`add.${key}`)]))
    },
    send,
    isBusy: isSending,
    hasFailed,
    firstFocus: 'name',
  })
  return (
    <div className={deskStyles.page}>
      <BackToPeople />
      <h1 className={typography.h2}>{t('add.title')}</h1>
      <p className={typography.soft}>{t('add.text')}</p>
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <Field label={t('add.name')} isRequired {...field('name')}>
          {(control) => (
            <NameInput
              {...control}
              autoComplete="off"
              maxLength={120}
              value={draft.name}
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
          )}
        </Field>
        <div className={styles.pair}>
          <Field label={t('add.phone')} {...field('phone')}>
            {(control) => (
              <PhoneInput
                {...control}
                autoComplete="off"
                value={draft.phone}
                onPhone={(phone) => change({ phone })}
              />
            )}
          </Field>
          <Field label={t('add.email')} {...field('email')}>
            {(control) => (
              <EmailInput
                {...control}
                autoComplete="off"
                value={draft.email}
                onChange={(event) => change({ email: event.currentTarget.value })}
              />
            )}
          </Field>
        </div>
        <AlikeNote phone={draft.phone} email={draft.email} />
        <div className={styles.pair}>
          <Field
            label={t('add.state')}
            hint={
              isStateCode(draft.state) && !isLicensedIn(licensedStates, draft.state)
                ? t('add.outOfState', { state: stateNames[draft.state] })
                : undefined
            }
          >
            {(control) => (
              <SelectInput
                {...control}
                placeholder={t('add.noState')}
                options={stateCodes.map((code) => ({ value: code, label: stateNames[code] }))}
                value={draft.state}
                onChange={(event) => change({ state: event.currentTarget.value })}
              />
            )}
          </Field>
          <SegmentedControl
            legend={t('add.language')}
            options={languages.map((language) => ({
              value: language,
              label: t(`add.languages.${language}`),
            }))}
            value={draft.language}
            onChange={(language) => change({ language })}
          />
        </div>
        <ReachChoice draft={draft} change={change} />
        <Field label={t('add.consent')} hint={t('add.consentHint')}>
          {(control) => (
            <textarea
              {...control}
              className={fieldStyles.input}
              data-slot="input"
              rows={2}
              maxLength={1_000}
              value={draft.consentNote}
              onChange={(event) => change({ consentNote: event.currentTarget.value })}
            />
          )}
        </Field>
        {draft.consentNote.trim() === '' ? null : (
          <Field label={t('add.consentAt')} {...field('consentAt')}>
            {(control) => (
              <TextInput
                {...control}
                type="datetime-local"
                value={draft.consentAt}
                onChange={(event) => change({ consentAt: event.currentTarget.value })}
              />
            )}
          </Field>
        )}
        <Field label={t('add.note')}>
          {(control) => (
            <textarea
              {...control}
              className={fieldStyles.input}
              data-slot="input"
              rows={3}
              maxLength={longestNote}
              value={draft.notes}
              onChange={(event) => change({ notes: event.currentTarget.value })}
            />
          )}
        </Field>
        <fieldset className={styles.group}>
          <legend className={fieldStyles.label} data-slot="label">
            {t('add.next')}
          </legend>
          <QuickPicks
            label={t('add.next')}
            options={quickPicks(now).map(({ name, at }) => ({
              value: localTime(at),
              label: t(`agent-desk:when.${name}`),
            }))}
            value={draft.nextAt}
            onPick={(nextAt) => change({ nextAt })}
          />
          <Field label={t('add.nextAt')} hint={t('add.nextHint')} {...field('nextAt')}>
            {(control) => (
              <TextInput
                {...control}
                type="datetime-local"
                value={draft.nextAt}
                onChange={(event) => change({ nextAt: event.currentTarget.value })}
              />
            )}
          </Field>
        </fieldset>
        {hasFailed ? <Alert tone="danger">{t('add.failed')}</Alert> : null}
        <div className={layout.row} data-slot="row">
          <Button type="submit" isBusy={isSending}>
            {t(isSending ? 'add.saving' : 'add.save')}
          </Button>
          <Button variant="text" isBusy={isSending} onClick={discard}>
            {t('add.discard')}
          </Button>
        </div>
      </form>
    </div>
  )
}

interface ReachChoiceProps {
  draft: TypedDraft
  change: (change: Partial<TypedDraft>) => void
}

function ReachChoice({ draft, change }: ReachChoiceProps) {
  const { t } = useTranslation('desk-people')
  return (
    <fieldset className={styles.group} aria-describedby="typed-reach-hint">
      <legend className={fieldStyles.label} data-slot="label">
        {t('add.reach')}
      </legend>
      <FieldNotes id="typed-reach" hint={t('add.reachHint')} />
      <div className={styles.ways}>
        {reachWays.map((way) => (
          <CheckBox
            key={way}
            isChecked={draft.reach.includes(way)}
            onChange={(isTicked) => change({ reach: withWay(draft.reach, way, isTicked) })}
          >
            {t(`add.ways.${way}`)}
          </CheckBox>
        ))}
      </div>
    </fieldset>
  )
}

/** What is typed, from the first letter until it is stored or thrown away. */
function useTyped(userId: string, now: Date) {
  const { i18n } = useTranslation()
  const { licensedStates } = useSite().agent
  const ask = useAsk()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const { value: kept, keep } = typedMemory.useKept(userId)
  const [fresh] = useState(
    (): TypedDraft => ({
      key: randomId(),
      name: '',
      phone: '',
      email: '',
      state: '',
      language: toLanguage(i18n.language),
      reach: [],
      consentNote: '',
      consentAt: localTime(now),
      notes: '',
      nextAt: '',
    }),
  )
  const draft = kept ?? fresh
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (typed: TypedDraft) =>
      ask('A person could not be added', (client) =>
        addTypedPerson(client, typedPerson(typed, licensedStates)),
      ),
    onSuccess(id) {
      keep(undefined)
      refresh()
      navigate(toPerson(id, 'people'))
    },
  })
  return {
    draft,
    change: (change: Partial<TypedDraft>) => keep({ ...draft, ...change }),
    discard() {
      keep(undefined)
      navigate(toView('people'))
    },
    send: (typed: TypedDraft) => mutate(typed),
    isSending: isPending,
    hasFailed: isError,
  }
}
