import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { goalLabel } from '#app/i18n/goal-label.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import cardStyles from '#app/ui/layout/card.module.css'
import { DataList } from '#app/ui/layout/data/data-list.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { formatPhone } from '#domain/format/format.ts'
import { formatDate } from '#domain/format/format-dates.ts'
import { planTypeOf } from '#domain/plans/plan-type.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './dashboard.module.css'
import { type ProfileView, zipCodeOrState } from './profile-view.ts'

export function AnswersCard({ profile }: { profile: ProfileView }) {
  const { t } = useTranslation('dashboard')
  const { gender, smoker, insuranceGoals, medicalConditions, medications, recommendedPlanType } = profile
  const notYet = <span className={styles.notYet}>{t('answers.notYet')}</span>
  const goals = insuranceGoals.map((code) => goalLabel(t, code))
  return (
    <section className={classNames(cardStyles.card, cardStyles.pad)} data-slot="card">
      <h2 className={typography.h3}>{t('answers.title')}</h2>
      <DataList
        items={[
          { term: t('answers.goals'), detail: listed(t, goals) },
          ...(recommendedPlanType
            ? [
                {
                  term: t('answers.recommended'),
                  detail: t(`common:planTypes.${planTypeOf(recommendedPlanType)}`),
                },
              ]
            : []),
          {
            term: t('answers.smoker'),
            detail: smoker === undefined ? notYet : t(smoker ? 'answers.yes' : 'answers.no'),
          },
          {
            term: t('answers.gender'),
            detail: gender ? t(`questionnaire:questions.sex.options.${gender}.label`) : notYet,
          },
          { term: t('answers.medicalConditions'), detail: listed(t, medicalConditions) },
          { term: t('answers.medications'), detail: listed(t, medications) },
        ]}
      />
    </section>
  )
}

function listed(t: TFunction<'dashboard'>, entries: readonly string[]): string {
  return entries.length > 0 ? entries.join(', ') : t('answers.none')
}

interface ContactCardProps {
  profile: ProfileView
  /** Only somebody who is signed in can sign out. */
  onSignOut: (() => void) | undefined
}

export function ContactCard({ profile, onSignOut }: ContactCardProps) {
  const { t, i18n } = useTranslation('dashboard')
  const place = zipCodeOrState(profile.zipCode)
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
