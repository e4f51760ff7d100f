import { z } from 'zod'
import type { Language } from '#domain/site/language.ts'
import en from '#functions/assistant/asks/en.json' with { type: 'json' }
import es from '#functions/assistant/asks/es.json' with { type: 'json' }

const asksSchema = z.record(z.string().min(1), z.array(z.string().trim().min(1)).min(1))

/** How people ask for it, by what answers: the id of a passage or of an own answer. */
export type Asks = z.infer<typeof asksSchema>

export const asks: Readonly<Record<Language, Asks>> = {
  en: asksSchema.parse(en),
  es: asksSchema.parse(es),
}
