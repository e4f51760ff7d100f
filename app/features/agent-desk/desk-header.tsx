import { Menu } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Mark } from '#app/art/mark.tsx'
import { Link } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { paths } from '#domain/site/paths.ts'
import { type DeskView, deskViews, toView } from './desk-view.ts'

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
    <header className="site-header desk-head">
      <div className="wrap">
        <Link className="logo" to={paths.home} aria-label={brand.name}>
          <Mark tone="day" />
          <span>{brand.name}</span>
        </Link>
        {view ? (
          <nav className="desk-nav" aria-label={t('nav.label')}>
            {deskViews.map((other) => (
              <Link key={other} to={toView(other)} aria-current={other === view ? 'page' : undefined}>
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
    <div className="header-tools">
      <span className="tool wide">{name}</span>
      <Button variant="quiet" isSmall className="wide" onClick={onSignOut}>
        {t('nav.signOut')}
      </Button>
      <button
        type="button"
        className="icon-btn only-small"
        popoverTarget="desk-menu"
        aria-label={t('nav.open')}
      >
        <Icon of={Menu} />
      </button>
      <nav className="desk-menu" id="desk-menu" popover="auto" aria-label={t('nav.account')}>
        <p className="h4">{name}</p>
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
