import { Plus, X } from 'lucide'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TextInput } from '#app/ui/fields/input/text-input.tsx'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { type FormData, primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import styles from './review.module.css'

interface HealthListsProps {
  form: FormData
  change: (update: (form: FormData) => FormData) => void
}

/** Conditions and medications: no question asks for them, and both may stay empty. */
export function HealthLists({ form, change }: HealthListsProps) {
  const { t } = useTranslation('review')
  const person = primaryPerson(form)
  const update = (field: 'medicalConditions' | 'medications') => {
    return (edit: (entries: readonly string[]) => string[]) =>
      change((current) => updatePrimaryPerson(current, { [field]: edit(primaryPerson(current)[field]) }))
  }
  return (
    <div className={styles.lists}>
      <p className={classNames(typography.small, typography.soft)}>{t('lists.intro')}</p>
      <AnswerList
        name={t('lists.conditions')}
        example={t('lists.conditionsExample')}
        entries={person.medicalConditions}
        onChange={update('medicalConditions')}
      />
      <AnswerList
        name={t('lists.medications')}
        example={t('lists.medicationsExample')}
        entries={person.medications}
        onChange={update('medications')}
      />
    </div>
  )
}

interface AnswerListProps {
  name: string
  example: string
  entries: readonly string[]
  onChange: (update: (entries: readonly string[]) => string[]) => void
}

const longestEntry = 80

/** A short list of the visitor's own words, such as medications: add one, remove one. */
function AnswerList({ name, example, entries, onChange }: AnswerListProps) {
  const { t } = useTranslation('review')
  const inputId = useId()
  const [typed, setTyped] = useState('')
  const [news, setNews] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useKeptOnLeaving(typed, (entry) => onChange((list) => withEntry(list, entry)))

  function add(event: FormEvent) {
    event.preventDefault()
    const entry = typed.trim()
    input.current?.focus()
    if (entry === '') return
    onChange((list) => withEntry(list, entry))
    setTyped('')
    setNews(t('lists.added', { entry }))
  }

  function remove(entry: string) {
    onChange((list) => list.filter((other) => other !== entry))
    setNews(t('lists.removed', { entry }))
    input.current?.focus()
  }

  return (
    <form className={styles.entries} noValidate onSubmit={add}>
      <label htmlFor={inputId}>{name}</label>
      {entries.length > 0 ? (
        <ul className={styles.words}>
          {entries.map((entry) => (
            <li key={entry}>
              <button
                type="button"
                className={styles.word}
                aria-label={t('lists.remove', { entry })}
                onClick={() => remove(entry)}
              >
                {entry} <Icon of={X} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.entry}>
        <TextInput
          ref={input}
          id={inputId}
          autoComplete="off"
          maxLength={longestEntry}
          placeholder={example}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="quiet" aria-label={t('lists.addTo', { list: name })}>
          <Icon of={Plus} /> {t('lists.add')}
        </Button>
      </div>
      <p className={layout.sr} role="status">
        {news}
      </p>
    </form>
  )
}

/** What is typed but not added yet is added when the page is left, so that View Plans or a reload loses nothing. */
function useKeptOnLeaving(typed: string, keep: (entry: string) => void) {
  const latest = useRef({ typed, keep })
  useEffect(() => {
    latest.current = { typed, keep }
  })
  useEffect(() => {
    const leave = () => {
      const entry = latest.current.typed.trim()
      if (entry !== '') latest.current.keep(entry)
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}

/** The list with one entry more, unless it holds the same words already. */
export function withEntry(entries: readonly string[], entry: string): string[] {
  const word = entry.trim()
  const isKnown = entries.some((other) => other.toLocaleLowerCase() === word.toLocaleLowerCase())
  return word === '' || isKnown ? [...entries] : [...entries, word]
}
