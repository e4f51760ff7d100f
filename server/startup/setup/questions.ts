import type { z } from 'zod'
import { describeIssue } from '#config/describe-issue.ts'
import { settingPlaces } from '#config/setting-names.ts'
import { formatPhoneInput, isPhoneNumber } from '#domain/people/contact/phone.ts'
import { readStates } from '#domain/people/states/read-states.ts'
import { fiftyStates } from '#domain/people/states/states.ts'
import { weekdays } from '#domain/site/hours.ts'
import { type Settings, settingsSchema } from '#domain/site/settings-schema.ts'
import { readEnv } from '#server/startup/env.ts'
import type { SettingChange } from './edit-settings.ts'

/** What there is before a question. `variables` are those of the `.env`. */
export type Present = {
  settings: Settings
  variables: Readonly<Record<string, string | undefined>>
  /** What there is without the operator's file, to choose from. */
  shippedCarriers: Settings['carriers']
  /** What the operator's file says of carriers: changes by id, or a list of its own. */
  ownCarriers: unknown
}

export type Answer =
  | { fault: string }
  | { changes: readonly SettingChange[] }
  | { variables: Readonly<Record<string, string>> }

export type SetupQuestion = {
  text: string
  /** What is said before it is asked. */
  lead?: (present: Present) => string
  isAsked?: (present: Present) => boolean
  /** What stands there now, as it would be typed; empty: nothing. */
  shown: (present: Present) => string
  /** Whether `-` empties it. */
  mayBeEmpty?: boolean
  /** Given what was typed, with anything around it taken off; empty stands for `-`. */
  read: (typed: string, present: Present) => Answer
}

const paired = /[\s,;]+/u

/** A question for one setting. `parse` makes its value of what was typed. */
function settingQuestion(
  name: string,
  text: string,
  options: {
    parse?: (typed: string) => unknown
    show?: (settings: Settings) => string
    /** What it is when it is emptied. */
    empty?: unknown
  } & Pick<SetupQuestion, 'lead' | 'isAsked' | 'mayBeEmpty'> = {},
): SetupQuestion {
  const place = settingPlaces.find(({ path }) => path.join('.') === name)
  if (!place) throw new Error(`There is no setting ${name}`)
  const { parse = (typed: string) => typed, show, empty = null, ...rest } = options
  const valueIn = (settings: Settings): unknown =>
    place.path.reduce<unknown>((value, key) => Object(value)[key], settings)
  return {
    ...rest,
    text,
    shown: ({ settings }) => (show ? show(settings) : String(valueIn(settings) ?? '')),
    read: (typed) => checked(place.path, place.schema, typed === '' ? empty : parse(typed)),
  }
}

function checked(path: readonly string[], schema: z.ZodType, value: unknown): Answer {
  const read = schema.safeParse(value)
  const issue = read.error?.issues[0]
  return issue ? { fault: `It ${describeIssue(issue)}.` } : { changes: [{ path, value: read.data }] }
}

/** A question for a variable of the process. */
function variableQuestion(
  name: string,
  text: string,
  show: (value: string) => string = (value) => value,
): SetupQuestion {
  return {
    text,
    mayBeEmpty: true,
    shown: ({ variables }) => show(variables[name] ?? ''),
    read: (typed) => {
      const read = readEnv({ [name]: typed })
      const fault = read.ok ? undefined : read.messages[0]
      return fault === undefined ? { variables: { [name]: typed } } : { fault }
    },
  }
}

function shownStates({ agent: { licensedStates } }: Settings): string {
  if (licensedStates === 'all') return 'all'
  const isAll = fiftyStates.every((code) => licensedStates.includes(code))
  return isAll && licensedStates.length > fiftyStates.length ? 'all DC' : licensedStates.join(' ')
}

function parseStates(typed: string): unknown {
  const words = typed.split(paired)
  const [first = '', ...others] = words
  if (first.toLowerCase() !== 'all') return words.map((word) => word.toUpperCase())
  return others.length === 0 ? 'all' : [...fiftyStates, ...readStates(others.join(' ')).states]
}

/** `CA 0H12345, TX 2468` */
function parseLicenses(typed: string): unknown {
  return typed.split(',').map((one) => {
    const [state = '', ...number] = one.trim().split(/\s+/u)
    return { state: state.toUpperCase(), number: number.join(' ') }
  })
}

/** `Mon-Fri`, or days one by one. */
function parseDays(typed: string): unknown {
  return typed.split(paired).flatMap((part) => {
    const [from, until] = part.split('-').map((day) => weekdays.findIndex((one) => isDay(one, day)))
    if (from === undefined || from < 0 || until === -1) return [part]
    return weekdays.slice(from, (until ?? from) + 1)
  })
}

const isDay = (day: string, typed: string) => typed.slice(0, 3).toLowerCase() === day.toLowerCase()

const carriersQuestion: SetupQuestion = {
  text: 'Which of them do you sell? Numbers such as 1 3 5, or all',
  lead: ({ shippedCarriers }) =>
    [
      'The carriers that the site ships with:',
      ...shippedCarriers.map(({ name }, index) => `  ${index + 1} ${name}`),
    ].join('\n'),
  isAsked: ({ ownCarriers }) => !Array.isArray(ownCarriers),
  shown: ({ settings, shippedCarriers }) => {
    const kept = shippedCarriers.flatMap(({ id }, index) =>
      settings.carriers.some((carrier) => carrier.id === id) ? [index + 1] : [],
    )
    return kept.length === shippedCarriers.length ? 'all' : kept.join(' ')
  },
  read: (typed, { ownCarriers, shippedCarriers }) => {
    const words = typed.split(paired).filter((word) => word !== '')
    const all = typed.toLowerCase() === 'all'
    const numbers = all ? shippedCarriers.map((_, index) => index + 1) : words.map(Number)
    const last = shippedCarriers.length
    if (
      numbers.length === 0 ||
      numbers.some((number) => !Number.isInteger(number) || number < 1 || number > last)
    ) {
      return { fault: `Type numbers from 1 to ${last}, or all.` }
    }
    const own = new Map<string, unknown>(Object.entries(Object(ownCarriers)))
    const changes = shippedCarriers.flatMap(({ id }, index) => {
      const isNamed = Boolean(own.get(id))
      const isKept = numbers.includes(index + 1)
      return isKept === isNamed ? [] : [{ path: ['carriers', id], value: isKept ? {} : undefined }]
    })
    // Nobody sells what a newer version brings before it is asked for.
    return { changes: [{ path: ['carriers', '*'], value: null }, ...changes] }
  },
}

const hoursSchema = settingsSchema.shape.agent.shape.hours

const hoursQuestion: SetupQuestion = {
  text: 'From when until when, such as 09:00-17:30',
  shown: ({ settings: { agent } }) => `${agent.hours.from}-${agent.hours.until}`,
  read: (typed, { settings: { agent } }) => {
    const [from = '', until = ''] = typed.split('-').map((clock) => clock.trim())
    const read = checked([], hoursSchema, { ...agent.hours, from, until })
    if ('fault' in read) return read
    return {
      changes: [
        { path: ['agent', 'hours', 'from'], value: from },
        { path: ['agent', 'hours', 'until'], value: until },
      ],
    }
  },
}

/** A mail server's address without its password, which nobody has to see again. */
function withoutPassword(address: string): string {
  const url = URL.parse(address)
  if (!url?.password) return address
  url.password = '***'
  return url.href
}

/** What `npm run setup` asks, in this order. */
export const setupQuestions: readonly SetupQuestion[] = [
  settingQuestion('brand.name', 'Name of the site'),
  settingQuestion('brand.assistantName', 'Name of the assistant in the chat'),
  settingQuestion('agent.name', 'Your name, as on your license'),
  settingQuestion('agent.phone', 'Phone that visitors call', {
    parse: (typed) => (isPhoneNumber(typed) ? formatPhoneInput(typed) : typed),
  }),
  settingQuestion('agent.supportEmail', 'E-mail that visitors write to'),
  settingQuestion('agent.leadsEmail', 'E-mail for new leads, if another', { mayBeEmpty: true }),
  settingQuestion('agent.nationalProducerNumber', 'National Producer Number'),
  settingQuestion('agent.yearsOfExperience', 'Years of experience', { parse: Number }),
  settingQuestion(
    'agent.licensedStates',
    'States where you are licensed, such as CA NV DC, or all for the 50',
    {
      parse: parseStates,
      show: shownStates,
    },
  ),
  settingQuestion(
    'agent.stateLicenses',
    'License numbers that a state wants to see, such as CA 0H12345, TX 2468',
    {
      parse: parseLicenses,
      show: ({ agent }) => agent.stateLicenses.map(({ state, number }) => `${state} ${number}`).join(', '),
      mayBeEmpty: true,
      empty: [],
    },
  ),
  settingQuestion(
    'agent.domicile',
    'Place of business, which California wants to see, such as Sacramento, California',
    {
      mayBeEmpty: true,
      isAsked: ({ settings: { agent } }) =>
        agent.licensedStates === 'all' || agent.licensedStates.includes('CA'),
    },
  ),
  carriersQuestion,
  settingQuestion('agent.hours.timeZone', 'Your time zone, such as America/Chicago'),
  settingQuestion('agent.hours.days', 'Days on which you answer the phone, such as Mon-Fri', {
    parse: parseDays,
    show: ({ agent }) => agent.hours.days.join(' '),
  }),
  hoursQuestion,
  settingQuestion('retention.leadMonths', 'Months after which an idle lead is erased, such as 24', {
    parse: Number,
    mayBeEmpty: true,
  }),
  variableQuestion('PUBLIC_URL', 'Address that visitors use, such as https://www.example.com'),
  variableQuestion(
    'SMTP_URL',
    'Mail server, such as smtps://user:password@smtp.example.com:465',
    withoutPassword,
  ),
]
