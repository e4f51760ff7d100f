import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { goalLabel } from '#app/i18n/goal-label.ts'
import cardStyles from '#app/ui/card.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { DataList } from '#app/ui/data-list.tsx'
import typography from '#app/ui/typography.module.css'
import { planTypeOf } from '#domain/plans/plan-type.ts'
import styles from './dashboard.module.css'
import type { ProfileView } from './profile-view.ts'

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
