import '#app/styles/app.css'
import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url'
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { ErrorPage } from '#app/features/site-frame/error-page.tsx'
import { SiteFrame } from '#app/features/site-frame/site-frame.tsx'
import { useFollowLanguage } from '#app/i18n/follow-language.ts'
import { usePageHandle } from '#app/i18n/page-handle.ts'
import { usePageStrings } from '#app/i18n/page-strings.ts'
import { PageHead } from '#app/site/page-head.tsx'
import { siteConfigContext } from '#app/site/site-context.ts'
import { SupportProvider } from '#app/site/support.tsx'
import type { SiteConfig } from '#config/public-settings.ts'
import type { Route } from './+types/root'

export function loader({ context }: Route.LoaderArgs): SiteConfig {
  return context.get(siteConfigContext)
}

/** Both typefaces stand in the first view of every page, so they are asked for before the styles are read. */
export function links(): Route.LinkDescriptors {
  return [besley, publicSans].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }))
}

// The settings are fixed while the server runs: never fetched again by a navigation.
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const { namespaces, isStatic } = usePageHandle()
  return (
    <html lang={i18n.language} data-namespaces={namespaces.join(' ')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
      </head>
      <body>
        {children}
        {isStatic ? null : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function App() {
  usePageStrings()
  useFollowLanguage()
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <SupportProvider>
      <PageHead />
      <SiteFrame>
        <Outlet />
      </SiteFrame>
    </SupportProvider>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
