import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import cardStyles from '#app/ui/card.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { DataList } from '#app/ui/data-list.tsx'
import typography from '#app/ui/typography.module.css'
import { formatDate, formatPhone } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './dashboard.module.css'
import { placeOf } from './place-of.ts'
import type { ProfileView } from './profile-view.ts'

interface ContactCardProps {
  profile: ProfileView
  /** Only somebody who is signed in can sign out. */
  onSignOut: (() => void) | undefined
}

export function ContactCard({ profile, onSignOut }: ContactCardProps) {
  const { t, i18n } = useTranslation('dashboard')
  const place = placeOf(profile.zipCode)
  const facts = [
    ['email', profile.email.trim()],
    ['phone', formatPhone(profile.phone)],
    ['dateOfBirth', formatDate(profile.dateOfBirth, toLanguage(i18n.language))],
    [place.kind, place.text],
  ] as const
  return (
    <section className={classNames(cardStyles.card, cardStyles.pad)} data-slot="card">
      <h2 className={typography.h3}>{t('contact.title')}</h2>
      <DataList
        items={facts.map(([fact, text]) => ({
          term: t(`contact.${fact}`),
          detail: text || <span className={styles.notYet}>{t('contact.notYet')}</span>,
        }))}
      />
      {onSignOut ? (
        <Button variant="quiet" isBlock className={styles.out} onClick={onSignOut}>
          {t('contact.signOut')}
        </Button>
      ) : null}
    </section>
  )
}
