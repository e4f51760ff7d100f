import { type ReactNode, useId, useState } from 'react'
import { ApplyWizard } from '#app/features/cart/apply/apply-wizard.tsx'
import { EmailForm } from '#app/features/cart/email/email-form.tsx'
import { EmailSent } from '#app/features/cart/email/email-sent.tsx'
import { type Mailing, useMailing } from '#app/features/cart/email/use-mailing.ts'
import { useApply } from '#app/leads/apply/use-apply.ts'
import { useNavigate } from '#app/routing/router.tsx'
import { useFormData } from '#app/state/device/form-data.ts'
import { Drawer } from '#app/ui/overlays/drawer.tsx'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { choosePlans } from '#domain/cart/chosen-plan.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './cart.module.css'
import { CartMain } from './cart-main.tsx'

interface CartDrawerProps {
  isOpen: boolean
  items: readonly CartItem[]
  onRemove: (itemId: string) => void
  onClose: () => void
  /** Leads to another device, below the plans. */
  elsewhere: ReactNode
}

/** The cart: its plans, mailing them, and applying for them. Closing it begins everything anew but the plans. */
export function CartDrawer({ isOpen, onClose, ...views }: CartDrawerProps) {
  const titleId = useId()
  // Both stand outside the views: what is sent again after closing and opening stays the same lead.
  const submissions = { apply: useApply(), mailing: useMailing() }
  function close() {
    submissions.apply.reset()
    submissions.mailing.reset()
    onClose()
  }
  return (
    <Drawer isOpen={isOpen} onClose={close} titleId={titleId} className={styles.cart}>
      <CartViews {...views} {...submissions} titleId={titleId} onClose={close} />
    </Drawer>
  )
}

interface CartViewsProps extends Omit<CartDrawerProps, 'isOpen'> {
  titleId: string
  apply: ReturnType<typeof useApply>
  mailing: Mailing
}

type View = 'main' | 'email' | 'apply'

function CartViews({ items, onRemove, elsewhere, apply, mailing, ...frame }: CartViewsProps) {
  const navigate = useNavigate()
  const { change } = useFormData()
  const [view, setView] = useState<View>()

  function showMain() {
    apply.reset()
    mailing.reset()
    setView('main')
  }

  const choose = (chosen: readonly CartItem[]) => change((form) => choosePlans(form, chosen))

  function continueWith(item: CartItem) {
    choose([item])
    navigate(paths.options)
  }

  if (mailing.sent) return <EmailSent {...frame} sent={mailing.sent} onBack={showMain} />
  // Another tab may empty the cart at any time.
  if (view === 'email' && items.length > 0) {
    return <EmailForm {...frame} items={items} mailing={mailing} onBack={showMain} />
  }
  if (view === 'apply' && items.length > 0) {
    return <ApplyWizard {...frame} items={items} apply={apply} onChoose={choose} onLeave={showMain} />
  }
  return (
    <CartMain
      {...frame}
      items={items}
      elsewhere={elsewhere}
      isFirst={view === undefined}
      onRemove={onRemove}
      onContinue={continueWith}
      onEmail={() => setView('email')}
      onApply={() => setView('apply')}
    />
  )
}
