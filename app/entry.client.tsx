import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { createI18n } from '#app/i18n/create-i18n.ts'
import { toLanguage } from '#app/i18n/language.ts'
import { reloadWhenOutdated } from '#app/site/reload-when-outdated.ts'

reloadWhenOutdated()

// Hydrate with exactly the language and the words that the server rendered; the root follows the stored choice after.
const { lang, dataset } = document.documentElement
const i18n = await createI18n(toLanguage(lang), dataset.namespaces?.split(' ') ?? [])

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  )
})
