import type { SiteConfig } from '#domain/site/public-settings.ts'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/**
 * How the site looks on a phone's home screen. The same in both languages: the brand is its only word. It opens with a
 * browser's back and address controls, since plans lead on to carriers' and schedulers' pages.
 */
export function manifest({ brand }: Pick<SiteConfig, 'brand'>) {
  return {
    name: brand.name,
    short_name: brand.name,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    // Paper, the ground of every page (app/styles/tokens.css).
    background_color: '#faf7f1',
    theme_color: '#faf7f1',
    icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable', 512, 'maskable')],
  }
}
