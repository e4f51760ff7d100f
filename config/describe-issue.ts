import type { z } from 'zod'

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const formats: Record<string, string> = {
  email: 'must be an e-mail address',
  date: 'must be a date such as 2026-01-31',
  url: 'must be a full address such as https://example.com/page',
  starts_with: 'must start with a slash',
}

/** What is wrong with a setting, as the end of a sentence that begins with its name. */
export function describeIssue(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
    case 'invalid_format':
      return formats[issue.format] ?? issue.message
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'must not be empty'
        : `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`
    case 'too_big':
      return `must be at most ${issue.maximum}`
    case 'unrecognized_keys':
      return `has no setting ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}: remove it or correct its name`
    case 'invalid_union':
      return describeUnion(issue.errors)
    default:
      return issue.message
  }
}

/** A union's alternatives, each told once. */
function describeUnion(alternatives: z.core.$ZodIssue[][]): string {
  const told = alternatives.flatMap((issues) => issues.slice(0, 1).map(describeIssue))
  return [...new Set(told)].join(', or ')
}
