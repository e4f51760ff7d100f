import { Menu } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Mark } from '#app/art/mark.tsx'
import { currentOf, type DeskView, deskViews, toView } from '#app/features/agent-desk/desk-view.ts'
import { Link } from '#app/routing/router.tsx'
import siteHeaderStyles from '#app/site/site-header.module.css'
import { useSite } from '#app/site/use-site.ts'
import buttonStyles from '#app/ui/button.module.css'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { paths } from '#domain/site/paths.ts'
import styles from './desk-header.module.css'

interface DeskHeaderProps {
  /** The part of the desk on screen; undefined while it is not open. */
  view?: DeskView | undefined
  /** Who is signed in. */
  name?: string | undefined
  onSignOut?: (() => void) | undefined
}

/** The desk's own header: its parts in place of the site's pages. */
export function DeskHeader({ view, name, onSignOut }: DeskHeaderProps) {
  const { t } = useTranslation('agent-desk')
  const { brand } = useSite()
  return (
    <header className={classNames(siteHeaderStyles.siteHeader, styles.head)}>
      <div className={classNames(layout.wrap, siteHeaderStyles.headerRow, styles.wrap)}>
        <Link className={siteHeaderStyles.logo} data-slot="logo" to={paths.home} aria-label={brand.name}>
          <Mark tone="day" />
          <span>{brand.name}</span>
        </Link>
        {view ? (
          <nav className={styles.nav} aria-label={t('nav.label')}>
            {deskViews.map((other) => (
              <Link key={other} to={toView(other)} aria-current={currentOf(other, view)}>
                {t(`nav.${other}`)}
              </Link>
            ))}
          </nav>
        ) : null}
        {onSignOut ? <Tools name={name} onSignOut={onSignOut} /> : null}
      </div>
    </header>
  )
}

function Tools({ name, onSignOut }: { name: string | undefined; onSignOut: () => void }) {
  const { t } = useTranslation('agent-desk')
  return (
    <div className={classNames(siteHeaderStyles.headerTools, styles.headTools)}>
      <span className={classNames(siteHeaderStyles.tool, siteHeaderStyles.wide)}>{name}</span>
      <Button variant="quiet" isSmall className={siteHeaderStyles.wide} onClick={onSignOut}>
        {t('nav.signOut')}
      </Button>
      <button
        type="button"
        className={classNames(buttonStyles.iconButton, siteHeaderStyles.onlySmall)}
        data-slot="icon-button"
        popoverTarget="desk-menu"
        aria-label={t('nav.open')}
      >
        <Icon of={Menu} />
      </button>
      <nav className={styles.menu} id="desk-menu" popover="auto" aria-label={t('nav.account')}>
        <p className={classNames(typography.h4, styles.h4)}>{name}</p>
        <ButtonLink variant="quiet" isBlock to={paths.dashboard}>
          {t('nav.dashboard')}
        </ButtonLink>
        <Button variant="quiet" isBlock onClick={onSignOut}>
          {t('nav.signOut')}
        </Button>
      </nav>
    </div>
  )
}
