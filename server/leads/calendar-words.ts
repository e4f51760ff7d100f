import type { Language } from '#domain/site/language.ts'

/** What an agent's calendar says, in the language of the agent's emails. */
export const calendarWords: Record<
  Language,
  { name: string; call: string; write: string; somebody: string }
> = {
  en: {
    name: '{{brand}}: next contacts',
    call: 'Call {{name}}',
    write: 'Write to {{name}}',
    somebody: 'somebody without a name',
  },
  es: {
    name: '{{brand}}: próximos contactos',
    call: 'Llamar a {{name}}',
    write: 'Escribir a {{name}}',
    somebody: 'alguien sin nombre',
  },
}
