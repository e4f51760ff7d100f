import type { Person } from '#domain/people/person.ts'

/** What each person is called among the others: by the first name, or by all names where two share the first. */
export function callNames(people: readonly Pick<Person, 'id' | 'fullName'>[]): Map<string, string> {
  const firsts = people.map(({ fullName }) => firstName(fullName))
  return new Map(
    people.map(({ id, fullName }, index) => {
      const first = firsts[index] ?? ''
      const isShared = firsts.filter((other) => other === first).length > 1
      return [id, isShared ? fullName.trim() : first]
    }),
  )
}

function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? ''
}
