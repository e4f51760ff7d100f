/** Whether the site can be reached now; asks for no more than the head of this page. */
export function siteAnswers(): Promise<boolean> {
  return fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}
