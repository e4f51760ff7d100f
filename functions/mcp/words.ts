import type { Language } from '#domain/site/language.ts'
import en from '#functions/mcp/words/en.json' with { type: 'json' }
import es from '#functions/mcp/words/es.json' with { type: 'json' }

/** What the tools say besides what prices always say. */
export const toolWords: Readonly<Record<Language, typeof en>> = { en, es }
