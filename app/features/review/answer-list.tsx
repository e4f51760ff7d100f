import { Plus, X } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { TextInput } from '#app/ui/fields/text-input.tsx'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import { withEntry } from './answer-list-entries.ts'
import styles from './review.module.css'

interface AnswerListProps {
  name: string
  example: string
  entries: readonly string[]
  onChange: (update: (entries: readonly string[]) => string[]) => void
}

const longestEntry = 80

/** A short list of the visitor's own words, such as medications: add one, remove one. */
export function AnswerList({ name, example, entries, onChange }: AnswerListProps) {
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
