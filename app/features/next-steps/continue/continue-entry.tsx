import { MonitorSmartphone } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from '#app/routing/router.tsx'
import { useOpenHere } from '#app/routing/use-open-here.ts'
import { latePart } from '#app/site/late-part.ts'
import { useCart } from '#app/state/device/cart.ts'
import { useFormData } from '#app/state/device/form-data.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { isRecord } from '#domain/json/is-record.ts'
import { isFormUntouched } from '#domain/people/form-data.ts'
import { isStepId } from '#domain/questionnaire/questions.ts'
import { paths } from '#domain/site/paths.ts'
import { carriedPages } from '#domain/storage/carried/carried.ts'
import styles from './continue-entry.module.css'

const dialog = latePart(() => import('./continue-dialog.tsx'))

/** Leads to another device, once there is something to take there. Its words are `continue`; the dialog comes late. */
export function ContinueEntry() {
  const { t } = useTranslation('continue')
  const { pathname, state } = useLocation()
  const { what, show, close } = useOpenHere<true>()
  const { part, isFailed } = dialog.usePart(what === true)
  const hasAnything = useHasAnything()
  if (!hasAnything) return null
  const page = carriedPages.find((key) => paths[key] === pathname) ?? 'quote'
  const step = page === 'quote' && isRecord(state) && isStepId(state.step) ? { step: state.step } : {}
  return (
    <div className={styles.entry} data-slot="continue-entry">
      <Button variant="text" aria-haspopup="dialog" onClick={() => show(true)}>
        <Icon of={MonitorSmartphone} /> {t('entry')}
      </Button>
      {what && isFailed ? (
        <Alert tone="danger">
          <p>{t('notLoaded')}</p>
          <Button variant="quiet" isSmall onClick={() => void dialog.loadAgain()}>
            {t('again')}
          </Button>
        </Alert>
      ) : null}
      {what && part ? <part.ContinueDialog place={{ page, ...step }} onClose={close} /> : null}
    </div>
  )
}

/** Whether anything is answered or in the cart; once there is, it is not looked at again with every answer. */
function useHasAnything(): boolean {
  const { form } = useFormData()
  const { items } = useCart()
  const [hasAnything, setHasAnything] = useState(false)
  const isNow = hasAnything || items.length > 0 || !isFormUntouched(form)
  if (isNow && !hasAnything) setHasAnything(true)
  return isNow
}
