import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { toLanguage } from '#app/i18n/language.ts'
import { allFactWords } from '#domain/content/fact-words.ts'
import { facts } from '#domain/content/facts.ts'
import { useOperatorWords } from './operator-words.ts'

/** A page's words, with the operator's and all facts filled in. */
export interface PageWords {
  t: (key: string, values?: Record<string, unknown>) => string
  /** The texts of a list. */
  list: (key: string) => readonly string[]
  /** A list of small records, each with these fields; throws when one lacks a field. */
  items: <Field extends string>(
    key: string,
    fields: readonly Field[],
  ) => readonly Readonly<Record<Field, string>>[]
  has: (key: string) => boolean
}

function isItem<Field extends string>(
  item: unknown,
  fields: readonly Field[],
): item is Readonly<Record<Field, string>> {
  const found = new Map<string, unknown>(typeof item === 'object' && item ? Object.entries(item) : [])
  return fields.every((field) => typeof found.get(field) === 'string')
}

/** What is filled into the words of every content page: the operator's names, and all facts. */
export function useKnownWords(): Readonly<Record<string, unknown>> {
  const { i18n } = useTranslation()
  const operator = useOperatorWords()
  const language = toLanguage(i18n.language)
  const numbers = useMemo(() => allFactWords(facts, language), [language])
  return { ...operator, ...numbers }
}

/** The words of one content page: a namespace of its own, such as `page-term-life`. */
export function usePageWords(namespace: `page-${string}`): PageWords {
  const { t, i18n } = useTranslation(namespace)
  const known = useKnownWords()

  function array(key: string): readonly unknown[] {
    const found: unknown = t(key, { ...known, returnObjects: true })
    if (!Array.isArray(found)) throw new Error(`The words of ${namespace}:${key} are no list`)
    return found
  }

  return {
    t: (key, values) => t(key, { ...known, ...values }),
    list: (key) => array(key).map(String),
    items: (key, fields) =>
      array(key).map((item) => {
        if (!isItem(item, fields)) throw new Error(`An item of ${namespace}:${key} lacks one of ${fields}`)
        return item
      }),
    has: (key) => i18n.exists(key, { ns: namespace }),
  }
}
