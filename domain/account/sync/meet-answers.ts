import { isSameJson } from '#domain/json/same-json.ts'
import { mostPeople } from '#domain/people/people.ts'
import { primaryPersonId } from '#domain/people/person.ts'
import { type AccountAnswers, type AccountPerson, readAccountAnswers } from './account-answers.ts'

/** Two sides that meet, and what both held when they last met. */
interface Meeting {
  readonly base: AccountAnswers
  readonly here: AccountAnswers
  readonly account: AccountAnswers
  /** Whether this device's last change is later than the account's. */
  readonly isHereNewer: boolean
  /** Who starts over on this device takes nobody off the account. */
  readonly hasStartedOver: boolean
}

/**
 * The answers of a device and of its account brought together, answer by answer: a change made on one side alone
 * counts, where both changed the newer side does, and what only one side has is kept. A person is gone where one side
 * removed them and the other has not changed them since.
 */
export function meetAnswers(meeting: Meeting): AccountAnswers {
  const { base, here, account: stored, isHereNewer, hasStartedOver } = meeting
  const account = { ...stored, people: sameIds(stored.people, here.people) }
  const { people: _here, ...hereRest } = here
  const { people: _account, ...accountRest } = account
  return readAccountAnswers({
    ...meetParts(base, hereRest, accountRest, isHereNewer),
    people: [...account.people, ...here.people.filter(({ id }) => !hasPerson(account, id))]
      .map(({ id }) => id)
      .flatMap((id) => {
        const [then, ours, theirs] = [base, here, account].map((side) => personOf(side, id))
        const isTheirs = id === primaryPersonId || theirs !== undefined || !isSameJson(ours, then)
        const isOurs = id === primaryPersonId || ours !== undefined || hasStartedOver
        if (!isTheirs || !(isOurs || !isSameJson(theirs, then))) return []
        return [meetParts(then ?? {}, ours ?? {}, theirs ?? {}, isHereNewer)]
      })
      .slice(0, mostPeople),
  })
}

const personOf = ({ people }: AccountAnswers, personId: string) => people.find(({ id }) => id === personId)
const hasPerson = (side: AccountAnswers, personId: string) => personOf(side, personId) !== undefined

type Parts = Readonly<Record<string, unknown>>

function meetParts(base: Parts, here: Parts, account: Parts, isHereNewer: boolean): Record<string, unknown> {
  const names = new Set([...Object.keys(account), ...Object.keys(here)])
  return Object.fromEntries(
    [...names].map((name) => [name, meetPart(base[name], here[name], account[name], isHereNewer)]),
  )
}

function meetPart(base: unknown, here: unknown, account: unknown, isHereNewer: boolean): unknown {
  if (here === undefined || isSameJson(here, base)) return account ?? here
  if (account === undefined || isSameJson(account, base)) return here
  return isHereNewer ? here : account
}

/** The account's people; one who was added on both sides, by name and birth date, gets this side's id. */
function sameIds(people: readonly AccountPerson[], here: readonly AccountPerson[]): AccountPerson[] {
  const known = new Set(people.map(({ id }) => id))
  return people.map((person) => {
    if (person.id === primaryPersonId || here.some(({ id }) => id === person.id)) return person
    const twin = here.find((other) => !known.has(other.id) && isSamePerson(other, person))
    return twin ? { ...person, id: twin.id } : person
  })
}

function isSamePerson(one: AccountPerson, other: AccountPerson): boolean {
  const isNamed = one.fullName !== undefined && one.dateOfBirth !== undefined
  const isSameName = one.fullName?.toLowerCase() === other.fullName?.toLowerCase()
  return isNamed && isSameName && one.dateOfBirth === other.dateOfBirth
}
