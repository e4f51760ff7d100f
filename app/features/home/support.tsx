import { MessageCircle, Phone } from 'lucide'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChat } from '#app/site/chat/chat.tsx'
import { useSupplySupport } from '#app/site/support.tsx'
import { useSite } from '#app/site/use-site.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './support.module.css'

/** The dialog behind "Support" on this page: the assistant, or a person on the phone. */
export function Support() {
  const { t, i18n } = useTranslation('home')
  const { agent, brand, hoursText } = useSite()
  const chat = useChat()
  const [isOpen, setIsOpen] = useState(false)
  useSupplySupport(useCallback(() => setIsOpen(true), []))
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      title={t('support.title')}
      closeLabel={t('support.close')}
    >
      <ul className={styles.supportWays}>
        <li>
          <h3 className={typography.h4}>{t('support.chat.title')}</h3>
          <p className={classNames(typography.soft, styles.soft)}>
            {t('support.chat.text', { assistant: brand.assistantName })}
          </p>
          <Button
            variant="quiet"
            isBlock
            onClick={() => {
              setIsOpen(false)
              chat.open()
            }}
          >
            <Icon of={MessageCircle} /> {t('support.chat.action', { assistant: brand.assistantName })}
          </Button>
        </li>
        <li>
          <h3 className={typography.h4}>{t('support.phone.title')}</h3>
          <p className={classNames(typography.soft, styles.soft)}>
            {t('support.phone.text', { agent: agent.name, hours: hoursText[toLanguage(i18n.language)] })}
          </p>
          <ButtonLink href={phoneHref(agent.phone)} isBlock className={typography.num}>
            <Icon of={Phone} /> {t('support.phone.action', { phone: agent.phone })}
          </ButtonLink>
        </li>
      </ul>
    </Dialog>
  )
}
