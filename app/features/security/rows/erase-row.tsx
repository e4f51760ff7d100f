import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SecurityDesk } from '#app/features/security/security-desk.ts'
import { SecurityRow } from '#app/features/security/security-row.tsx'
import { EraseDialog } from './erase-dialog.tsx'

/** Opens the last question before an account is erased. */
export function EraseRow({ desk }: { desk: SecurityDesk }) {
  const { t } = useTranslation('security')
  const [isAsking, setAsking] = useState(false)

  function ask() {
    desk.open(undefined)
    setAsking(true)
  }

  return (
    <>
      <SecurityRow
        desk={desk}
        row="erase"
        name={t('erase.name')}
        state={t('erase.text')}
        action={{ label: t('erase.button'), longLabel: t('erase.buttonLong'), onPress: ask }}
      />
      {isAsking ? <EraseDialog email={desk.facts.email} onClose={() => setAsking(false)} /> : null}
    </>
  )
}
