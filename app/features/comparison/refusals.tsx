import '#app/ui/alert.css'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { phoneHref, useSite } from '#app/site/use-site.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { isStateCode, stateNames } from '#domain/people/states.ts'
import type { ComparisonState } from '#domain/quotes/comparison-state.ts'

/** The red card: what went wrong, and a way on. */
export function ErrorCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="alert red err" role="alert">
      <Icon of={CircleAlert} />
      <div>
        <h2 className="h4">{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </div>
  )
}

/** Says why no plans are asked for: answers are missing, or the person is too young. */
export function RefusedState({ state }: { state: ComparisonState }) {
  const { t } = useTranslation('comparison')
  if (state.status !== 'idle' || state.error === undefined) return null
  if (state.error === 'underAge') {
    return (
      <PlainMessage
        title={t('refused.underAge.title')}
        text={t('refused.underAge.text')}
        action={t('refused.underAge.action')}
      />
    )
  }
  return (
    <section className="wrap results">
      <ErrorCard title={t('error.title')} text={t('error.missingInformation')}>
        <ButtonLink variant="quiet" to={paths.quote}>
          {t('error.toQuestionnaire')}
        </ButtonLink>
      </ErrorCard>
    </section>
  )
}

/** For residents of a state where the agent may not quote. */
export function Unlicensed({ state }: { state: string }) {
  const { t } = useTranslation('comparison')
  const { agent } = useSite()
  const words = { state: isStateCode(state) ? stateNames[state] : state, agent: agent.name }
  return (
    <PlainMessage
      title={t('refused.unlicensed.title', words)}
      text={t('refused.unlicensed.text', words)}
      action={t('refused.unlicensed.action')}
    />
  )
}

function PlainMessage({ title, text, action }: { title: string; text: string; action: string }) {
  const { agent } = useSite()
  const { t } = useTranslation('comparison')
  return (
    <section className="wrap results" role="status">
      <div className="card card-pad stack read">
        <h2>{title}</h2>
        <p className="soft">{text}</p>
        <div className="row">
          <ButtonLink to={paths.review}>{action}</ButtonLink>
          <ButtonLink variant="quiet" href={phoneHref(agent.phone)}>
            {t('empty.call')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
