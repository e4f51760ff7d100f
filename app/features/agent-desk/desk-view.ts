import type { To } from '#app/routing/router.tsx'
import { paths } from '#domain/site/paths.ts'

/** The parts that the header leads to. */
export const deskViews = ['today', 'people', 'mail', 'settings'] as const
/** What stands beside the settings; what tells that something is wrong leads to the status too. */
const settingsViews = ['prices', 'status'] as const
export type DeskView = (typeof deskViews)[number] | (typeof settingsViews)[number]
/** The views beside which a person is opened. */
export type ListView = Extract<DeskView, 'today' | 'people'>

/** Where list and person stand side by side (agent-desk.module.css). */
export const sideBySide = '(min-width: 64rem)'

/** What is done beside the list of people: typing one in, or taking a file in. */
export const deskTasks = ['add', 'import'] as const
export type DeskTask = (typeof deskTasks)[number]

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What an address of the desk shows: a view, and the person that is open beside it. */
export interface DeskPlace {
  view: DeskView
  /** Empty where it is no id that can exist. */
  person: string | undefined
  /** One request, as a mail's link names it: it leads on to its person. */
  lead: string | undefined
  task: DeskTask | undefined
}

export function deskPlaceOf(search: string): DeskPlace {
  const query = new URLSearchParams(search)
  const idOf = (name: string) => {
    const id = query.get(name)
    if (id === null) return undefined
    return idPattern.test(id) ? id.toLowerCase() : ''
  }
  const [person, lead] = [idOf('person'), idOf('lead')]
  const asked = [...deskViews, ...settingsViews].find((known) => known === query.get('view')) ?? 'today'
  const isList = asked === 'today' || asked === 'people'
  const view = isList || (person ?? lead) === undefined ? asked : 'today'
  const isTask = view === 'people' && (person ?? lead) === undefined
  const task = isTask ? deskTasks.find((known) => known === query.get('task')) : undefined
  return { view, person, lead, task }
}

/** How the header marks one of its parts: the page itself, or what the page belongs to. */
export function currentOf(part: (typeof deskViews)[number], view: DeskView): 'page' | 'true' | undefined {
  if (part === view) return 'page'
  return part === 'settings' && settingsViews.some((known) => known === view) ? 'true' : undefined
}

export function toView(view: DeskView): To {
  return { pathname: paths.agent, search: view === 'today' ? '' : `view=${view}` }
}

export function toTask(task: DeskTask): To {
  return { pathname: paths.agent, search: `view=people&task=${task}` }
}

/** A person, beside the list that they were found in. */
export function toPerson(id: string, list: ListView = 'today'): To {
  return { pathname: paths.agent, search: `${list === 'today' ? '' : `view=${list}&`}person=${id}` }
}

/** The person of a request. */
export function toLead(id: string): To {
  return { pathname: paths.agent, search: `lead=${id}` }
}

/** The row of a person in a list, to which the focus comes back. */
export const rowId = (id: string) => `person-${id}`
