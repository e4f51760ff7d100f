import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { useIsAwake } from './use-is-awake.ts'

interface SubmitButtonProps {
  /** Its own work is under way. */
  isBusy: boolean
  /** Other work is. */
  isBlocked?: boolean
  children: string
}

/** Sends its form; until the scripts are there it does nothing, so that no password is sent on any other way. */
export function SubmitButton({ isBusy, isBlocked = false, children }: SubmitButtonProps) {
  const { t } = useTranslation('auth')
  const isAwake = useIsAwake()
  return (
    <Button type={isAwake ? 'submit' : 'button'} isBlock isBusy={isBusy || isBlocked}>
      {isBusy ? t('processing') : children}
    </Button>
  )
}
