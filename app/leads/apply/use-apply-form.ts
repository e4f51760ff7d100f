import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '#app/fields/use-form.ts'
import { useLocation } from '#app/routing/router.tsx'
import { useFormData, useReach } from '#app/state/device/form-data.ts'
import { useContactDraft } from '#app/state/tab/contact-draft.ts'
import { type ConsentKind, consentFor, consentVersions } from '#domain/leads/consent.ts'
import {
  type ApplicationRequest,
  applicationFrom,
  applicationIssues,
} from '#domain/leads/submission/application-from.ts'
import { contactFields } from '#domain/leads/submission/contact-draft.ts'
import { messagesByField } from '#domain/questionnaire/validation/validation-issue.ts'
import { toLanguage } from '#domain/site/language.ts'
import type { Apply } from './use-apply.ts'

/** The short form that starts an application: what stands in it, what is wrong with it, and the way to send it. */
export function useApplyForm(request: ApplicationRequest, { status, apply }: Apply) {
  const { t, i18n } = useTranslation('leads')
  const { pathname } = useLocation()
  const { form: answers } = useFormData()
  const { draft, change } = useContactDraft()
  const reach = useReach()
  /** Not kept over a reload, nor for another sentence: it is an agreement to what stands on screen. */
  const [agreed, setAgreed] = useState<ConsentKind>()
  const [website, setWebsite] = useState('')
  const contact = contactFields(draft, answers)
  const consentKind = consentFor(reach)
  const issues = applicationIssues(contact, reach)

  const send = () =>
    apply(
      applicationFrom({
        contact,
        reach,
        request,
        language: toLanguage(i18n.language),
        page: pathname,
        consent: agreed === consentKind,
        consentVersion: consentVersions[consentKind],
        website,
      }),
    )

  const form = useForm({
    fields: ['fullName', 'reach', 'email', 'phone'],
    read: () => ({ contact, reach }),
    isLive: true,
    validate: () => messagesByField(issues, ({ code, values }) => t(`form.wrong.${code}`, { ...values })),
    send,
    isBusy: status === 'sending',
    hasSummary: true,
    hasFailed: status !== 'ready' && status !== 'sending',
  })

  return {
    form,
    contact,
    change,
    reach,
    consentKind,
    isAgreed: agreed === consentKind,
    agree: (isAgreed: boolean) => setAgreed(isAgreed ? consentKind : undefined),
    website,
    setWebsite,
    isValid: issues.length === 0,
  }
}
