/** Whether the site can be reached now; asks for no more than the head of this page. */
export async function siteAnswers(): Promise<boolean> {
  try {
    const { ok } = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })
    return ok
  } catch {
    return false
  }
}
