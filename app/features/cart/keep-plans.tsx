import { Bookmark, MonitorSmartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormData } from '#app/state/device/form-data.ts'
import { useSession } from '#app/state/session/session-store.ts'
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
import { KeepOutcome } from './keep-outcome.tsx'
import { useKeepOnDevice, useSaveToAccount } from './use-keep-plans.ts'

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
    <p className={classNames(typography.small, styles.small, typography.soft, styles.soft)}>
      {t('keep.samples')}
    </p>
  ) : null
}
