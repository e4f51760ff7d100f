import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteHeader } from '#app/features/site-frame/header/site-header.tsx'
import { useLocation } from '#app/routing/router.tsx'
import { useCurrentPage } from '#app/site/current-page.ts'
import { useSite } from '#app/site/use-site.ts'
import layout from '#app/ui/layout/layout.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { PageFocus } from './page-focus.tsx'
import { usePhoneDialer } from './phone-dialer.ts'
import { SiteFooter } from './site-footer.tsx'
import { Splash } from './splash.tsx'

/** What stands around every page: the splash over it, the header above it, the footer below it. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('site-frame')
  const { isStatic, frame, personal = false, header } = useCurrentPage()
  const site = useSite()
  const { agent, links } = site
  const isLeaving = usePhoneDialer(site, links.phoneDialerScriptUrl, useLocation().pathname)
  if (isStatic) return children
  const noScript = personal ? (
    <noscript>
      <p className={layout.wrap}>
        {t('noScript')} <a href={phoneHref(agent.phone)}>{agent.phone}</a>
      </p>
    </noscript>
  ) : null
  if (frame === 'own')
    return (
      <>
        <SkipLink />
        {noScript}
        {isLeaving ? null : children}
        <PageFocus />
      </>
    )
  return (
    <>
      <SkipLink />
      <Splash />
      <SiteHeader />
      {/* Under a night header it begins higher up: a new one counts as no jump, as the moved one would. */}
      <main key={header} id="main" tabIndex={-1} className={personal ? layout.isPersonal : undefined}>
        {noScript}
        {isLeaving ? null : children}
      </main>
      <SiteFooter />
      <PageFocus />
    </>
  )
}

function SkipLink() {
  const { t } = useTranslation('site-frame')
  return (
    <a className={layout.skip} href="#main">
      {t('skipLink')}
    </a>
  )
}
