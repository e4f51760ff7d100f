import { useTranslation } from 'react-i18next'
import layout from '#app/ui/layout/layout.module.css'

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
