import type { TFunction } from 'i18next'
import type { LineMistake } from '#domain/leads/csv/read-lines.ts'
import { lostReasons, stages } from '#domain/leads/desk/stages.ts'

/** What is wrong with a line, in a sentence that says how to put it right. */
export function mistakeText(t: TFunction, { problem, cell, column }: LineMistake): string {
  return t(`desk-people:import.mistakes.${problem}`, {
    cell,
    column,
    stages: stages.join(', '),
    reasons: lostReasons.join(', '),
  })
}
