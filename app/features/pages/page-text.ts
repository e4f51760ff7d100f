import { useTranslation } from 'react-i18next'
import { isRecord } from '#domain/json/is-record.ts'
import { useOperatorWords } from './operator-words.ts'
import { isTextList } from './text-list.ts'

export interface PageSection {
  title: string
  paragraphs?: readonly string[]
  list?: readonly string[]
}

/** What every page of words has: a heading, a lead and a few sections. */
interface PageText {
  title: string
  lead: string
  sections: readonly PageSection[]
}

function isPageSection(value: unknown): value is PageSection {
  return (
    isRecord(value) &&
    typeof value.title === 'string' &&
    (value.paragraphs === undefined || isTextList(value.paragraphs)) &&
    (value.list === undefined || isTextList(value.list))
  )
}

/** Whether a place in a locale file holds a whole page. */
export function isPageText(value: unknown): value is PageText {
  return (
    isRecord(value) &&
    typeof value.title === 'string' &&
    typeof value.lead === 'string' &&
    Array.isArray(value.sections) &&
    value.sections.every(isPageSection)
  )
}

/** The words of one page, in the language on screen. */
export function usePageText(namespace: string, page: string): PageText {
  const { t } = useTranslation(namespace)
  const operator = useOperatorWords()
  const text: unknown = t(page, { ...operator, returnObjects: true })
  if (!isPageText(text)) throw new Error(`The words of ${namespace}:${page} are not those of a page`)
  return text
}
