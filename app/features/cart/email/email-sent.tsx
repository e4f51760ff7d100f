import { Trans, useTranslation } from 'react-i18next'
import paperPlane from '#app/art/figures/paper-plane.svg'
import styles from '#app/features/cart/cart.module.css'
import { type CartFrame, CartPanel, useViewHeading } from '#app/features/cart/cart-panel.tsx'
import { useSite } from '#app/site/use-site.ts'
import { Button } from '#app/ui/button.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'
import type { SentQuote } from './use-mailing.ts'

/** Says that a quote is on its way, which it is: it is stored. */
export function EmailSent({ sent, onBack, ...frame }: CartFrame & { sent: SentQuote; onBack: () => void }) {
  const { t } = useTranslation('cart')
  const { agent } = useSite()
  return (
    <CartPanel
      {...frame}
      title={t('email.title')}
      onBack={onBack}
      foot={
        <Button isBlock onClick={onBack}>
          {t('email.sent.back')}
        </Button>
      }
    >
      <div className={styles.sent}>
        <img src={paperPlane} alt="" width="640" height="340" />
        <h3 className={typography.h2} ref={useViewHeading('sent')} tabIndex={-1}>
          {t('email.sent.title')}
        </h3>
        <p className={typography.soft}>
          <Trans
            t={t}
            i18nKey="email.sent.text"
            values={{ count: sent.count, email: sent.email, support: agent.supportEmail }}
            count={sent.count}
            components={{ b: <b /> }}
          />
        </p>
        <p className={typography.soft}>
          <Trans
            t={t}
            i18nKey="email.sent.nothing"
            values={{ phone: agent.phone }}
            components={{ call: <a href={phoneHref(agent.phone)}>{agent.phone}</a> }}
          />
        </p>
      </div>
    </CartPanel>
  )
}
