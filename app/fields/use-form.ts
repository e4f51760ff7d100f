import { type FormEvent, useEffect, useId, useState } from 'react'
import { useErrorTitle } from '#app/site/use-error-title.ts'
import { focusField } from '#app/ui/fields/focus-field.ts'

/** What stands in a field of the browser's own, by its name; empty where there is no such field. */
type Typed = (name: string) => string

interface FormOptions<Name extends string, Values extends object> {
  /** The fields, in the order in which they stand. */
  fields: readonly Name[]
  /** What is typed, read from the browser's own fields or, with `isLive`, as it stands in a state of ours. */
  read: (typed: Typed) => Values
  isLive?: boolean
  /** What is wrong with it: for each such field the sentence that says how to put it right. */
  validate: (values: NoInfer<Values>) => { readonly [Field in Name]?: string | undefined }
  /** Called with what is right. */
  send: (values: NoInfer<Values>) => unknown
  /** It is being sent: another press does nothing. */
  isBusy?: boolean
  /** An `ErrorSummary` stands at the form's head, which says all errors and takes the focus. */
  hasSummary?: boolean
  /** What the service did not take, and the field in which it is put right. */
  refusal?: { field: NoInfer<Name>; text: string } | undefined
  /** Something else went wrong, which the document's title says too. */
  hasFailed?: boolean
  /** The field that takes the focus when the form appears. */
  firstFocus?: NoInfer<Name> | undefined
}

/** An error of a form, with the id of its field: a line of the `ErrorSummary`. */
interface FormError {
  fieldId: string
  text: string
}

/** What a `Field` is given of its form. */
export interface FormField {
  id: string
  error: string | undefined
  isSummed: boolean
}

interface Form<Name extends string> {
  submit: (event: FormEvent<HTMLFormElement>) => void
  errors: readonly FormError[]
  /** Counts the presses that were refused, so that each one is announced: the key of the summary. */
  attempt: number
  field: (name: Name) => FormField
}

/**
 * What every form does: a press looks for what is wrong, says it where it is put right, in the page's language and in
 * the document's title, and leads there. An error goes when it is put right, where that can be seen while typing, and
 * none comes before the next press. Decision 032.
 */
export function useForm<Name extends string, Values extends object>(
  options: FormOptions<Name, Values>,
): Form<Name> {
  const { fields, read, isLive = false, validate, send, isBusy = false } = options
  const { hasSummary = false, refusal, hasFailed = false, firstFocus } = options
  const id = useId()
  const idOf = (name: Name) => `${id}-${name}`
  const [refused, setRefused] = useState<{ values: Values; fields: readonly Name[]; attempt: number }>()

  const found = refused && validate(isLive ? read(() => '') : refused.values)
  const errors = fields.flatMap((name) => {
    const text = refused?.fields.includes(name) ? found?.[name] : undefined
    return text === undefined ? [] : [{ name, fieldId: idOf(name), text }]
  })
  useErrorTitle(errors.length > 0 || refusal !== undefined || hasFailed)

  const first = refused?.fields[0]
  useFocus(firstFocus && idOf(firstFocus))
  useFocus(first && !hasSummary ? idOf(first) : undefined, refused?.attempt)
  useFocus(refusal && !isBusy ? idOf(refusal.field) : undefined, refusal?.text, true)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const values = read(typedIn(event.currentTarget))
    const wrong = validate(values)
    const names = fields.filter((name) => wrong[name] !== undefined)
    if (names.length > 0) return setRefused({ values, fields: names, attempt: (refused?.attempt ?? 0) + 1 })
    setRefused(undefined)
    send(values)
  }

  return {
    submit,
    errors,
    attempt: refused?.attempt ?? 0,
    field(name) {
      const own = errors.find((error) => error.name === name)?.text
      const ofService = refusal?.field === name && !isBusy ? refusal.text : undefined
      return { id: idOf(name), error: own ?? ofService, isSummed: hasSummary }
    },
  }
}

function typedIn(form: HTMLFormElement): Typed {
  const typed = new FormData(form)
  return (name) => {
    const value = typed.get(name)
    return typeof value === 'string' ? value : ''
  }
}

/** Brings the focus to a field, and again at each `occasion`; what `isSelected` is there to be typed over. */
function useFocus(fieldId: string | undefined, occasion?: unknown, isSelected = false) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each occasion leads there anew
  useEffect(() => {
    if (fieldId === undefined) return
    focusField(fieldId)
    const field = document.getElementById(fieldId)
    if (isSelected && field instanceof HTMLInputElement) field.select()
  }, [fieldId, occasion, isSelected])
}
