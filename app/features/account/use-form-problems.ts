import { type RefObject, useEffect, useRef, useState } from 'react'
import { useErrorTitle } from '#app/site/use-error-title.ts'

/** What was typed into a form, by the names of its fields. */
export function typedIn(form: HTMLFormElement): (name: string) => string {
  const typed = new FormData(form)
  return (name) => {
    const value = typed.get(name)
    return typeof value === 'string' ? value : ''
  }
}

/**
 * What is wrong with the fields of a form. After each finding the focus is in the first field that has a problem;
 * `hasFailed` says that something else went wrong, for the document's title.
 */
export function useFormProblems<Problems extends object>(
  none: Problems,
  hasFailed: boolean,
): {
  form: RefObject<HTMLFormElement | null>
  problems: Problems
  /** Takes what was found; true when nothing is wrong. */
  accept: (found: Problems) => boolean
} {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState(none)
  const hasProblems = Object.keys(problems).length > 0
  useErrorTitle(hasProblems || hasFailed)
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])

  function accept(found: Problems) {
    setProblems(found)
    return Object.keys(found).length === 0
  }
  return { form, problems, accept }
}
