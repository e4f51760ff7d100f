import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { CheckBox } from '#app/ui/fields/choice/check-box.tsx'
import layout from '#app/ui/layout/layout.module.css'
import type { ConsentKind } from '#domain/leads/consent.ts'
import { isEmailAddress } from '#domain/people/contact/email.ts'
import { isPhoneNumber } from '#domain/people/contact/phone.ts'

interface ConsentBoxProps {
  /** What is handed over: a phone number for calls or for texts alone, or an e-mail address. */
  of: ConsentKind
  /** The visitor's number or address; the sentence names it once it is whole. */
  contact: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** The optional consent beside a submission, of one seller who is named; its version is in `consentVersions`. */
export function ConsentBox({ of, contact, isChecked, onChange }: ConsentBoxProps) {
  const { t } = useTranslation('leads')
  const { brand, agent } = useSite()
  const isWhole = of === 'emails' ? isEmailAddress(contact) : isPhoneNumber(contact)
  const known = isWhole ? 'named' : 'unnamed'
  return (
    <CheckBox isSentence isChecked={isChecked} onChange={onChange}>
      <b>{t('consent.optional')}</b>{' '}
      {t(`consent.${of}.${known}`, { brand: brand.name, agent: agent.name, contact: contact.trim() })}
    </CheckBox>
  )
}

interface WebsiteFieldProps {
  value: string
  onChange: (value: string) => void
}

/** A field that nobody sees or reaches by keyboard: programs that fill in every field give themselves away with it. */
export function WebsiteField({ value, onChange }: WebsiteFieldProps) {
  const { t } = useTranslation('leads')
  return (
    <div className={layout.sr} aria-hidden="true">
      <label>
        {t('leaveEmpty')}
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </label>
    </div>
  )
}
