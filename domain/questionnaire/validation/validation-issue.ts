/** A rule that the value of a field does not meet. */
export interface ValidationIssue<Field extends string = string, Code extends string = string> {
  readonly field: Field
  /** Which rule: the key of the sentence that says how to put it right, in `content/messages`. */
  readonly code: Code
  /** What the sentence names. */
  readonly values?: { readonly [name: string]: string | number }
}

/** The message for each field with an issue; where a field has several, that of the first. */
export function messagesByField<Issue extends ValidationIssue>(
  issues: readonly Issue[],
  messageOf: (issue: Issue) => string,
): { [Field in Issue['field']]?: string } {
  const messages: { [Field in Issue['field']]?: string } = {}
  for (const issue of issues) {
    const field: Issue['field'] = issue.field
    messages[field] ??= messageOf(issue)
  }
  return messages
}
