import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type FormData, primaryPerson } from '#domain/people/form-data.ts'
import { paths } from '#domain/site/paths.ts'

/** Stands above the answers while some are missing: how to give them. */
export function OpenQuestions({ form }: { form: FormData }) {
  const { t } = useTranslation('review')
  const isUntouched = primaryPerson(form).selectedPlanType === undefined
  const words = isUntouched ? 'incomplete.empty' : 'incomplete'
  return (
    <section className="card card-pad rv-open">
      <h2 className="h3">{t(`${words}.heading`)}</h2>
      <p className="soft">{t(`${words}.text`)}</p>
      <ButtonLink to={paths.quote}>
        {t(`${words}.button`)} <Icon of={ArrowRight} />
      </ButtonLink>
    </section>
  )
}
