/**
 * What crawlers may read: every page. Pages that are nobody else's business say `noindex` themselves, which only a
 * crawler that may read them learns; the addresses here answer programs, not readers.
 */
export function robots(publicUrl: string): string {
  const programs = ['/auth/v1/', '/rest/v1/', '/functions/v1/']
  return [
    'User-agent: *',
    ...programs.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n')
}
