import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import cardStyles from '#app/ui/layout/card.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { type FormData, primaryPerson } from '#domain/people/form-data.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './review.module.css'

/** Stands above the answers while some are missing: how to give them. */
export function OpenQuestions({ form }: { form: FormData }) {
  const { t } = useTranslation('review')
  const isUntouched = primaryPerson(form).selectedPlanType === undefined
  const words = isUntouched ? 'incomplete.empty' : 'incomplete'
  return (
    <section className={classNames(cardStyles.card, cardStyles.pad, styles.open)} data-slot="card">
      <h2 className={typography.h3}>{t(`${words}.heading`)}</h2>
      <p className={typography.soft}>{t(`${words}.text`)}</p>
      <ButtonLink to={paths.quote}>
        {t(`${words}.button`)} <Icon of={ArrowRight} />
      </ButtonLink>
    </section>
  )
}
