import { useTranslation } from 'react-i18next'
import { useOperatorWords } from '#app/features/pages/operator-words.ts'
import { isTextList } from '#app/features/pages/text-list.ts'
import { isRecord } from '#domain/json/is-record.ts'

export type LegalNamespace = 'page-privacy-policy' | 'page-terms' | 'page-cookie-policy' | 'page-disclaimers'

/** Words that stand on the page only where a setting of the operator makes them true; see `useConditions`. */
interface ConditionalWords {
  if: string
  text: string
}

/** One numbered part, in this order: its paragraphs, a list, what holds only sometimes, closing paragraphs, a way on. */
export interface LegalSection {
  /** Its anchor, the same in both languages. */
  id: string
  title: string
  paragraphs?: readonly string[]
  list?: readonly string[]
  when?: readonly ConditionalWords[]
  after?: readonly string[]
  link?: { page: string; label: string; if?: string }
}

interface LegalText {
  title: string
  lead: string
  /** The heading of the list of parts. */
  contents: string
  sections: readonly LegalSection[]
}

const isText = (value: unknown) => typeof value === 'string'
const isOptionalList = (value: unknown) => value === undefined || isTextList(value)
const hasTexts = (value: unknown, keys: readonly string[]) =>
  isRecord(value) && keys.every((key) => isText(value[key]))

function isLegalSection(value: unknown): value is LegalSection {
  return (
    isRecord(value) &&
    hasTexts(value, ['id', 'title']) &&
    [value.paragraphs, value.list, value.after].every(isOptionalList) &&
    (value.when === undefined ||
      (Array.isArray(value.when) && value.when.every((words) => hasTexts(words, ['if', 'text'])))) &&
    (value.link === undefined || hasTexts(value.link, ['page', 'label']))
  )
}

/** The parts of a legal page in the language on screen. */
export function useLegalText(namespace: LegalNamespace): LegalText {
  const { t } = useTranslation(namespace)
  const known = useOperatorWords()
  const sections: unknown = t('sections', { ...known, returnObjects: true })
  if (!Array.isArray(sections) || !sections.every(isLegalSection)) {
    throw new Error(`The sections of ${namespace} are not those of a legal page`)
  }
  return { title: t('title'), lead: t('lead', known), contents: t('contents'), sections }
}
