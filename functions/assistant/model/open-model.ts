import type { WriteAnswer } from './write-answer.ts'

/** Where a language model answers, its name there, and its key where it asks for one. */
export interface ModelAccess {
  url: string
  key: string | undefined
  name: string
}

/** Loads what speaks to a language model only where one is set, so that a site without one holds nothing of it. */
export async function openModel(access: ModelAccess | undefined): Promise<WriteAnswer | undefined> {
  if (access === undefined) return undefined
  const { createLanguageModel } = await import('./language-model.ts')
  return createLanguageModel(access)
}
