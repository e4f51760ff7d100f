import '#app/styles/app.css'
import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url'
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url'
import type { i18n } from 'i18next'
import { type ReactNode, StrictMode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { BrowserStateProvider } from '#app/browser/browser-state.tsx'
import { Chat } from '#app/features/chat/chat.tsx'
import { ErrorPage } from '#app/features/site-frame/error-screen.tsx'
import { SiteFrame } from '#app/features/site-frame/site-frame.tsx'
import { useFollowLanguage } from '#app/i18n/follow-language.ts'
import { usePageStrings } from '#app/i18n/page-strings.ts'
import type { Navigation } from '#app/routing/navigation.ts'
import type { ScrollMemory } from '#app/routing/scroll-memory.ts'
import { PageBoundary, ShownPage, SiteRouter } from '#app/routing/site-router.tsx'
import { ChatProvider } from '#app/site/chat/chat.tsx'
import { useCurrentPage } from '#app/site/current-page.ts'
import { PageHead } from '#app/site/page-head.tsx'
import { SupportProvider } from '#app/site/support.tsx'
import { SiteContext } from '#app/site/use-site.ts'
import { useAccountPresence } from '#app/state/session/use-account-presence.ts'
import type { SiteConfig } from '#domain/site/public-settings.ts'

/** Both typefaces stand in the first view of every page, so they are asked for before the styles are read. */
const fonts = [besley, publicSans]

/** The whole document. The server adds to its head what the build knows: styles, scripts and the site's settings. */
function Document({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  return (
    <html lang={i18n.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}

function Page() {
  const { frame } = useCurrentPage()
  usePageStrings()
  useFollowLanguage()
  useAccountPresence()
  return (
    <SupportProvider>
      <ChatProvider>
        <PageHead />
        <SiteFrame>
          <ShownPage />
        </SiteFrame>
        {/* The desk is the agent's own: its visitors are not there. */}
        {frame === 'own' ? null : <Chat />}
      </ChatProvider>
    </SupportProvider>
  )
}

interface RootProps {
  site: SiteConfig
  i18n: i18n
  navigation: Navigation
  scroll?: ScrollMemory
}

/** Everything there is to see, the same at the server and in the browser. */
export function Root({ site, i18n, ...router }: RootProps) {
  return (
    <StrictMode>
      <BrowserStateProvider>
        <I18nextProvider i18n={i18n}>
          <SiteContext value={site}>
            <SiteRouter {...router}>
              <Document>
                <PageBoundary broken={<ErrorPage />}>
                  <Page />
                </PageBoundary>
              </Document>
            </SiteRouter>
          </SiteContext>
        </I18nextProvider>
      </BrowserStateProvider>
    </StrictMode>
  )
}
