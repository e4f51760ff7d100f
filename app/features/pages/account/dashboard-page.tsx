import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PageRow } from '#app/features/pages/page-sections.tsx'
import { ShortPage } from '#app/features/pages/short-page.tsx'
import { paths } from '#app/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { WindowPanes } from '#app/ui/window-panes.tsx'
import { useHasAnswersOrPlans } from './kept-on-device.ts'

export function DashboardPage() {
  return <ShortPage namespace="pages-account" page="dashboard" before={<WhatIsKept />} />
}

function WhatIsKept() {
  const isKept = useHasAnswersOrPlans()
  return (
    <div
      className="kept"
      aria-busy={isKept === undefined}
      data-waiting={isKept === undefined ? '' : undefined}
    >
      {isKept === true ? <WayOn /> : null}
      {isKept === false ? <NothingKept /> : null}
    </div>
  )
}

const ways = [
  { id: 'review', to: paths.review },
  { id: 'plans', to: paths.companies },
  { id: 'questions', to: paths.quote },
] as const

function WayOn() {
  const { t } = useTranslation('pages-account')
  return (
    <PageRow title={t('dashboard.kept.title')}>
      <ul className="ways">
        {ways.map(({ id, to }) => (
          <li key={id}>
            <ArrowLink to={to}>{t(`dashboard.kept.${id}`)}</ArrowLink>
            <p className="soft">{t(`dashboard.kept.${id}Text`)}</p>
          </li>
        ))}
      </ul>
    </PageRow>
  )
}

function NothingKept() {
  const { t } = useTranslation('pages-account')
  return (
    <EmptyState
      picture={
        <div className="dark-windows">
          <WindowPanes count={5} lit={0} />
        </div>
      }
      title={<h2 className="h3">{t('dashboard.empty.title')}</h2>}
    >
      <p className="soft read">{t('dashboard.empty.text')}</p>
      <ButtonLink to={paths.quote}>
        {t('dashboard.empty.start')} <Icon of={ArrowRight} />
      </ButtonLink>
    </EmptyState>
  )
}
