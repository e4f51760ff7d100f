import type { InitOptions } from 'i18next'

/** Throws where a page asks for a word that is not there. Visitors would read the key in its place. */
export const throwOnMissingWord: InitOptions = {
  saveMissing: true,
  saveMissingPlurals: false,
  missingKeyHandler(languages, namespace, key, fallback) {
    // `<Trans>` gives the key as the fallback of its own words.
    if (fallback && !fallback.endsWith(key)) return
    throw new Error(
      `No word in ${languages} for ${namespace}:${key}. ` +
        `Add it to ${namespace}.json of each language in content/messages (docs/how-to.md, "A page", step 2).`,
    )
  },
}
