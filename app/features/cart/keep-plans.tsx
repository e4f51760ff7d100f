import { Bookmark, MonitorSmartphone } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDevicePlans } from '#app/state/device/device-plans.ts'
import { useFormData } from '#app/state/device/form-data.ts'
import { logError } from '#app/state/log-error.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'
import { useSession } from '#app/state/session/session-store.ts'
import { savePlans } from '#app/state/sync/saved-plans.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { firstWord } from '#domain/account/full-name.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { plansToSave } from '#domain/cart/plans-to-save.ts'
import { primaryPerson } from '#domain/people/form-data.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './cart.module.css'

/** Where the cart's plans can be kept: in the account, or on this device until there is one. */
export function KeepPlans({ items }: { items: readonly CartItem[] }) {
  const session = useSession()
  if (session.state === 'unknown') return null
  return (
    <section className={styles.keep}>
      {session.state === 'signed-in' ? (
        <SaveToDashboard items={items} email={session.email} />
      ) : (
        <KeepHere items={items} />
      )}
    </section>
  )
}

function SaveToDashboard({ items, email }: { items: readonly CartItem[]; email: string }) {
  const { t } = useTranslation('cart')
  const { save, isSaving, outcome } = useSaveToAccount(items)
  const { form } = useFormData()
  const { plans } = plansToSave(items)
  const name = firstWord(primaryPerson(form).fullName) || email
  return (
    <>
      <Icon of={Bookmark} />
      <div>
        <h3>{t('keep.signedInAs', { name })}</h3>
        <p>{t('keep.skips')}</p>
        <Samples items={items} />
        <div className={layout.row} data-slot="row">
          <Button
            variant="quiet"
            isSmall
            isInactive={isSaving || plans.length === 0}
            aria-busy={isSaving ? true : undefined}
            onClick={save}
          >
            {t('keep.save')}
          </Button>
        </div>
        <KeepOutcome outcome={outcome} where="account" />
      </div>
    </>
  )
}

function KeepHere({ items }: { items: readonly CartItem[] }) {
  const { t } = useTranslation('cart')
  const { keep, outcome } = useKeepOnDevice(items)
  const { plans } = plansToSave(items)
  return (
    <>
      <Icon of={MonitorSmartphone} />
      <div>
        <h3>{t('keep.title')}</h3>
        <p>{t('keep.text')}</p>
        <Samples items={items} />
        <div className={layout.row} data-slot="row">
          {/* Signing in hands over what the device keeps: so the plans are kept first. */}
          <ButtonLink variant="quiet" isSmall to={paths.auth} onClick={keep}>
            {t('keep.signIn')}
          </ButtonLink>
          <Button variant="text" isSmall isInactive={plans.length === 0} onClick={keep}>
            {t('keep.here')}
          </Button>
        </div>
        <KeepOutcome outcome={outcome} where="device" />
      </div>
    </>
  )
}

function Samples({ items }: { items: readonly CartItem[] }) {
  const { t } = useTranslation('cart')
  const { sampleCount } = plansToSave(items)
  return sampleCount > 0 ? (
    <p className={classNames(typography.small, typography.soft, styles.small)}>{t('keep.samples')}</p>
  ) : null
}

/** How many plans were kept, and how many had been kept before. */
interface Outcome {
  readonly saved: number
  readonly skipped: number
}

interface KeepOutcomeProps {
  outcome: Outcome | undefined
  where: 'account' | 'device'
}

/** Says what was kept, and leads to it. A failure is not for the visitor: then nothing is said. */
function KeepOutcome({ outcome, where }: KeepOutcomeProps) {
  const { t } = useTranslation('cart')
  const place = useRef<HTMLDivElement>(null)
  // It may come to stand below what the cart shows.
  useEffect(() => {
    if (outcome) place.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  const { saved, skipped } = outcome ?? { saved: 0, skipped: 0 }
  const sentences = [
    ...(saved > 0 ? [t(`keep.${where}.saved`, { count: saved })] : []),
    ...(skipped > 0 ? [t(saved > 0 ? 'keep.others' : 'keep.all', { count: skipped })] : []),
  ]
  return (
    <div ref={place}>
      <p className={outcome ? styles.kept : layout.sr} role="status">
        {sentences.join(' ')}
      </p>
      {outcome ? <ArrowLink to={paths.dashboard}>{t('keep.dashboard')}</ArrowLink> : null}
    </div>
  )
}

/** An outcome as long as the cart holds what it was about. */
function useOutcome(items: readonly CartItem[]) {
  const cart = items.map(({ id }) => id).join(' ')
  const [last, setLast] = useState<{ cart: string; outcome: Outcome | undefined }>()
  return {
    outcome: last?.cart === cart ? last.outcome : undefined,
    show: (outcome: Outcome | undefined) => setLast({ cart, outcome }),
  }
}

/** Saves the cart's plans to the account. What fails is logged only, and nothing is claimed. */
function useSaveToAccount(items: readonly CartItem[]) {
  const open = useAccountClient()
  const [isSaving, setIsSaving] = useState(false)
  const { outcome, show } = useOutcome(items)

  async function save() {
    const { plans } = plansToSave(items)
    if (isSaving || plans.length === 0) return
    setIsSaving(true)
    show(undefined)
    try {
      show(await savePlans(await open(), plans))
    } catch (error) {
      logError('The plans could not be saved', error)
    }
    setIsSaving(false)
  }

  return { save: () => void save(), isSaving, outcome }
}

function useKeepOnDevice(items: readonly CartItem[]) {
  const { add } = useDevicePlans()
  const { outcome, show } = useOutcome(items)

  function keep() {
    const { plans } = plansToSave(items)
    if (plans.length > 0) show(add(plans))
  }

  return { keep, outcome }
}
