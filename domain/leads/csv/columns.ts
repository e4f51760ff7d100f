import { plainWord } from './read-cells.ts'

/**
 * The columns of the desk's export, by the names that programs read, alike in every language (docs/desk.md). A name is
 * never given to another thing; new ones come behind.
 */
export const exportColumns = [
  'full_name',
  'first_name',
  'last_name',
  'phone',
  'email',
  'state',
  'language',
  'stage',
  'lost_reason',
  'next_contact_at',
  'owner',
  'reach',
  'do_not_call',
  'do_not_text',
  'do_not_email',
  'best_times',
  'time_zone',
  'kind',
  'created_at',
  'answered_at',
  'out_of_state',
  'plan_for',
  'plan_type',
  'carrier',
  'product',
  'coverage',
  'monthly_premium',
  'term_years',
  'price_is_sample',
  'consent',
  'consent_version',
  'consent_at',
  'consent_note',
  'page',
  'notes',
  'request_id',
  'person_id',
] as const
export type ExportColumn = (typeof exportColumns)[number]

/** What an import takes of a line: columns of the export, and a second number. */
export const importFields = [
  'full_name',
  'first_name',
  'last_name',
  'phone',
  'mobile',
  'email',
  'state',
  'language',
  'stage',
  'lost_reason',
  'next_contact_at',
  'owner',
  'reach',
  'do_not_call',
  'do_not_text',
  'do_not_email',
  'notes',
  'plan_for',
  'plan_type',
  'carrier',
  'product',
  'coverage',
  'monthly_premium',
  'term_years',
  'price_is_sample',
] as const
export type ImportField = (typeof importFields)[number]

/** What CRMs call them, besides our own names; without capitals, accents and signs. */
const commonNames: { readonly [Field in ImportField]?: readonly string[] } = {
  full_name: ['name', 'contact', 'contact name', 'client', 'client name', 'lead name', 'nombre completo'],
  first_name: ['first', 'given name', 'fname', 'nombre', 'nombres'],
  last_name: ['last', 'surname', 'family name', 'lname', 'apellido', 'apellidos'],
  phone: ['phone number', 'telephone', 'home phone', 'primary phone', 'work phone', 'phone 1', 'telefono'],
  mobile: ['mobile phone', 'mobile number', 'cell', 'cell phone', 'phone 2', 'celular', 'movil'],
  email: ['e mail', 'email address', 'primary email', 'email 1', 'correo', 'correo electronico'],
  state: [
    'state province',
    'state region',
    'province',
    'mailing state',
    'home state',
    'resident state',
    'estado',
  ],
  language: ['preferred language', 'idioma'],
  stage: ['status', 'lead status', 'lead stage', 'lifecycle stage', 'pipeline stage', 'etapa'],
  lost_reason: ['closed lost reason', 'reason lost'],
  next_contact_at: [
    'next contact',
    'next follow up',
    'next followup',
    'next follow up date',
    'follow up',
    'follow up date',
    'followup date',
    'next activity date',
    'next action date',
    'callback date',
    'proximo contacto',
    'proximo seguimiento',
  ],
  owner: ['contact owner', 'lead owner', 'owner email', 'assigned to', 'agent'],
  do_not_call: ['dnc', 'no call', 'no llamar'],
  do_not_text: ['do not sms', 'sms opt out', 'text opt out'],
  do_not_email: ['email opt out', 'opted out of email', 'has opted out of email', 'unsubscribed'],
  notes: ['note', 'description', 'comments', 'comment', 'remarks', 'notas', 'nota', 'comentarios'],
}

const fieldOf = new Map<string, ImportField>(
  importFields.flatMap((field) =>
    [field.replaceAll('_', ' '), ...(commonNames[field] ?? [])].map((name) => [name, field] as const),
  ),
)

/** What each column of a file holds, by its head; undefined for what is not recognized, or stood before already. */
export function recognizeColumns(heads: readonly string[]): (ImportField | undefined)[] {
  const taken = new Set<ImportField>()
  return heads.map((head) => {
    const field = fieldOf.get(plainWord(head.replace(/([a-z])([A-Z])/g, '$1 $2')))
    if (field === undefined || taken.has(field)) return undefined
    taken.add(field)
    return field
  })
}
