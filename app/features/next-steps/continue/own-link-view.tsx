import { Copy, Mail, Share2 } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '#app/browser/copy-and-download.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TextInput } from '#app/ui/fields/input/text-input.tsx'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { toLanguage } from '#domain/site/language.ts'
import styles from './continue-dialog.module.css'
import { momentWords } from './moment-words.ts'
import { QrCode } from './qr-code.tsx'
import type { OwnLink } from './use-own-link.ts'

interface OwnLinkViewProps {
  own: OwnLink
  link: NonNullable<OwnLink['link']>
  isBusy: boolean
}

/** The link in every form in which it can go over, until when it works, and what ends it. */
export function OwnLinkView({ own, link, isBusy }: OwnLinkViewProps) {
  const { t, i18n } = useTranslation('continue')
  const language = toLanguage(i18n.language)
  const heading = useRef<HTMLHeadingElement>(null)
  const { address } = link
  // A new link takes the place of the button that made it.
  useEffect(() => {
    if (address) heading.current?.focus()
  }, [address])
  return (
    <>
      <div className={styles.ways}>
        <div className={styles.link}>
          <h3 className={typography.h4} tabIndex={-1} ref={heading}>
            {t('ready')}
          </h3>
          <LinkWays address={address} />
        </div>
        <figure className={styles.figure}>
          <QrCode text={address} label={t('qr.label')} />
          <figcaption className={classNames(typography.small, typography.soft)}>{t('qr.text')}</figcaption>
        </figure>
      </div>
      <ul className={styles.facts}>
        <li>
          <strong>{t('until', { date: momentWords(link.expiresAt, language) })}</strong>
        </li>
        <li>{t('facts.open')}</li>
        <li>{t('holds', { date: momentWords(link.madeAt, language) })}</li>
      </ul>
      <div className={layout.row} data-slot="row">
        <Button variant="quiet" isBusy={isBusy} onClick={() => void own.deleteNow()}>
          {t(own.status === 'deleting' ? 'deleting' : 'delete')}
        </Button>
        <Button variant="text" isBusy={isBusy} onClick={() => void own.make()}>
          {t(own.status === 'making' ? 'making' : 'renew')}
        </Button>
      </div>
    </>
  )
}

function LinkWays({ address }: { address: string }) {
  const { t } = useTranslation('continue')
  const id = useId()
  const [said, setSaid] = useState<'copied' | 'notCopied' | 'notShared'>()
  const mail = new Map([
    ['subject', t('mail.subject')],
    ['body', `${t('mail.body')}\n\n${address}\n`],
  ])
  const query = [...mail].map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join('&')

  async function copy() {
    setSaid((await copyText(address)) ? 'copied' : 'notCopied')
  }

  async function share() {
    try {
      await navigator.share({ title: t('mail.subject'), text: t('mail.body'), url: address })
    } catch (error) {
      // Who closes the sheet wanted nothing else.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid('notShared')
    }
  }

  return (
    <>
      <div className={styles.address}>
        <label htmlFor={id}>{t('link')}</label>
        <TextInput
          id={id}
          readOnly
          value={address}
          translate="no"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <div className={layout.row} data-slot="row">
        <Button isSmall onClick={() => void copy()}>
          <Icon of={Copy} /> {t('copy')}
        </Button>
        {'share' in navigator ? (
          <Button variant="quiet" isSmall onClick={() => void share()}>
            <Icon of={Share2} /> {t('share')}
          </Button>
        ) : null}
        <ButtonLink variant="quiet" isSmall href={`mailto:?${query}`}>
          <Icon of={Mail} /> {t('email')}
        </ButtonLink>
      </div>
      <p className={typography.small} role="status">
        {said ? t(`said.${said}`) : null}
      </p>
      <p className={classNames(typography.small, typography.soft)}>{t('emailNote')}</p>
    </>
  )
}
