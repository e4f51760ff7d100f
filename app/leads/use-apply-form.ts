import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from '#app/routing/router.tsx'
import { useFormData, useReach } from '#app/state/device/form-data.ts'
import { useContactDraft } from '#app/state/tab/contact-draft.ts'
import { type ConsentKind, consentFor, consentVersions } from '#domain/leads/consent.ts'
import {
  type ApplicationRequest,
  applicationFrom,
  applicationProblems,
} from '#domain/leads/submission/application-from.ts'
import { contactFields } from '#domain/leads/submission/contact-draft.ts'
import { countDigits } from '#domain/people/contact/phone.ts'
import { toLanguage } from '#domain/site/language.ts'
import type { Apply } from './use-apply.ts'

const fields = ['fullName', 'reach', 'email', 'phone'] as const

/** The short form that starts an application: what stands in it, what is wrong with it, and the way to send it. */
export function useApplyForm(wish: ApplicationRequest, { status, apply }: Apply, id: string) {
  const { t, i18n } = useTranslation('leads')
  const { pathname } = useLocation()
  const { form } = useFormData()
  const { draft, change } = useContactDraft()
  const reach = useReach()
  /** Not kept over a reload, nor for another sentence: it is an agreement to what stands on screen. */
  const [agreed, setAgreed] = useState<ConsentKind>()
  const [website, setWebsite] = useState('')
  /** Counts the refused presses, so that each one shows what is wrong anew. */
  const [refused, setRefused] = useState(0)
  const contact = contactFields(draft, form)
  const problems = applicationProblems(contact, reach)
  const isValid = Object.keys(problems).length === 0
  const consentKind = consentFor(reach)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (status === 'sending') return
    if (!isValid) return setRefused((count) => count + 1)
    setRefused(0)
    void apply(
      applicationFrom({
        contact,
        reach,
        wish,
        language: toLanguage(i18n.language),
        page: pathname,
        consent: agreed === consentKind,
        consentVersion: consentVersions[consentKind],
        website,
      }),
    )
  }

  const shown = refused > 0 ? problems : {}
  return {
    contact,
    change,
    reach,
    consentKind,
    isAgreed: agreed === consentKind,
    agree: (isAgreed: boolean) => setAgreed(isAgreed ? consentKind : undefined),
    website,
    setWebsite,
    refused,
    isValid,
    /** In the order of the fields; `id` is what the ids of the fields begin with. */
    problems: fields.flatMap((field) => {
      const problem = shown[field]
      const text = problem && t(`form.wrong.${problem}`, { digits: countDigits(contact.phone) })
      return text ? [{ field, fieldId: `${id}-${field}`, text }] : []
    }),
    submit,
  }
}
