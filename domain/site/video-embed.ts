/** Where videos play: the host's player that sets no cookie before it plays. */
export const videoOrigin = 'https://www.youtube-nocookie.com'

/** The player's address for one video, starting at once, since it is opened by a tap; captions on, in the page's language. */
export function videoEmbedUrl(id: string, language: string): string {
  const url = new URL(`/embed/${encodeURIComponent(id)}`, videoOrigin)
  url.search = new URLSearchParams({
    autoplay: '1',
    rel: '0',
    cc_load_policy: '1',
    cc_lang_pref: language,
    hl: language,
  }).toString()
  return url.href
}
