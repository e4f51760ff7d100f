import { useEffect, useEffectEvent, useState } from 'react'
import { randomId } from '#app/browser/random-id.ts'
import { useLocation, useNavigate } from '#app/routing/router.tsx'
import { useCart } from '#app/state/device/cart.ts'
import { useFormData } from '#app/state/device/form-data.ts'
import { usePersonDraft } from '#app/state/tab/person-draft.ts'
import { nameItemsOfPerson, removeItemsOfPerson } from '#domain/cart/cart.ts'
import { isRecord } from '#domain/json/is-record.ts'
import { primaryPerson } from '#domain/people/form-data.ts'
import { personById, removePerson } from '#domain/people/people.ts'
import type { Person } from '#domain/people/person.ts'
import { draftOf, newPersonDraft, savePersonDraft } from '#domain/people/person-draft.ts'

/** What happened to the list, for those who hear the page. */
interface PeopleNews {
  readonly what: 'added' | 'changed' | 'removed'
  readonly name: string
}

/** The people of the form with the ways to add, change and remove them; the plans in the cart follow. */
export function usePeople() {
  const { form, change } = useFormData()
  const cart = useCart()
  const drafts = usePersonDraft()
  const [news, setNews] = useState<PeopleNews>()
  const draft = drafts.kept?.draft
  const edited = draft && personById(form, draft.personId)
  useAskedPerson((id) => {
    const person = personById(form, id)
    if (person) edit(person)
  })

  function edit(person: Person) {
    // What was typed about this person and not saved is still there.
    const again = draft?.personId === person.id ? draft : draftOf(person)
    drafts.show({ draft: again, isOpen: true })
  }

  return {
    people: form.people,
    news,
    planCount: (personId: string) => cart.items.filter((item) => item.personId === personId).length,
    open: drafts.kept?.isOpen ? { draft: drafts.kept.draft, edited } : undefined,
    edit,
    add() {
      const begun = draft !== undefined && edited === undefined
      const fresh = () => newPersonDraft(randomId(), primaryPerson(form).residentState)
      drafts.show({ draft: begun ? draft : fresh(), isOpen: true })
    },
    type: drafts.change,
    close: drafts.close,
    cancel: () => drafts.show(undefined),
    save() {
      if (!draft) return
      const saved = savePersonDraft(form, draft)
      const person = personById(saved, draft.personId)
      // As many as fit were added in another tab meanwhile: what is typed stays for when there is room.
      if (!person) return drafts.close()
      change(() => saved)
      cart.change((items) => nameItemsOfPerson(items, person))
      drafts.show(undefined)
      setNews({ what: edited ? 'changed' : 'added', name: draft.fullName.trim() })
    },
    remove(person: Person, name: string) {
      change((current) => removePerson(current, person.id))
      cart.change((items) => removeItemsOfPerson(items, person.id))
      if (draft?.personId === person.id) drafts.show(undefined)
      setNews({ what: 'removed', name })
    },
  }
}

/** Opens the person whom the page was asked to open; the history entry then asks no more. */
function useAskedPerson(open: (personId: string) => void) {
  const { state, search, hash } = useLocation()
  const navigate = useNavigate()
  const asked = isRecord(state) && typeof state.editPerson === 'string' ? state.editPerson : undefined
  const answer = useEffectEvent((personId: string) => {
    navigate({ search, hash }, { replace: true, preventScrollReset: true, state: null })
    open(personId)
  })
  useEffect(() => {
    if (asked !== undefined) answer(asked)
  }, [asked])
}
