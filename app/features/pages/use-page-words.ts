import { useTranslation } from 'react-i18next'
import { isRecord } from '#domain/json/is-record.ts'
import { type Language, toLanguage } from '#domain/site/language.ts'
import { useOperatorWords } from './operator-words.ts'

/** A page's words, with the operator's names filled in; the facts were while the site was built. */
export interface PageWords {
  t: (key: string, values?: Record<string, unknown>) => string
  /** The texts of a list. */
  list: (key: string) => readonly string[]
  /** A list of small records, each with these fields; throws when one lacks a field. */
  items: <Field extends string>(
    key: string,
    fields: readonly Field[],
  ) => readonly Readonly<Record<Field, string>>[]
  /** The language on screen. */
  language: Language
}

function isItem<Field extends string>(
  item: unknown,
  fields: readonly Field[],
): item is Readonly<Record<Field, string>> {
  return isRecord(item) && fields.every((field) => typeof item[field] === 'string')
}

/** A list of small records out of a page's words; throws when it is none, or one lacks a field. */
export function itemsOf<Field extends string>(
  list: unknown,
  fields: readonly Field[],
): readonly Readonly<Record<Field, string>>[] {
  if (!Array.isArray(list)) throw new Error('The words hold no list')
  return list.map((item: unknown) => {
    if (!isItem(item, fields)) throw new Error(`An item of the words lacks one of ${fields}`)
    return item
  })
}

/** The words of one content page: a namespace of its own, such as `page-term-life`. */
export function usePageWords(namespace: `page-${string}`): PageWords {
  const { t, i18n } = useTranslation(namespace)
  const known = useOperatorWords()

  function array(key: string): readonly unknown[] {
    const found: unknown = t(key, { ...known, returnObjects: true })
    if (!Array.isArray(found)) throw new Error(`The words of ${namespace}:${key} are no list`)
    return found
  }

  return {
    t: (key, values) => t(key, { ...known, ...values }),
    list: (key) => array(key).map(String),
    items: (key, fields) => itemsOf(array(key), fields),
    language: toLanguage(i18n.language),
  }
}
