import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import deskStyles from '#app/features/agent-desk/agent-desk.module.css'
import { NotLoaded } from '#app/features/agent-desk/frame/not-loaded.tsx'
import { useLocation } from '#app/routing/router.tsx'
import { classNames } from '#app/ui/class-names.ts'
import cardStyles from '#app/ui/layout/card.module.css'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Skeleton } from '#app/ui/loading/skeleton.tsx'
import styles from './person.module.css'
import { BackLink, PersonPage, type PersonPageProps } from './person-page.tsx'

interface PersonPaneProps extends Omit<PersonPageProps, 'person' | 'takesFocus'> {
  openId: string | undefined
}

/** The place of the person who is open, also while there is none. */
export function PersonPane({ openId, ...page }: PersonPaneProps) {
  const { open, isAsked, list } = page
  const { t } = useTranslation('agent-desk')
  const { key } = useLocation()
  const firstKey = useRef(key)
  if (openId === undefined && !isAsked)
    return (
      <div className={classNames(deskStyles.person, styles.pane, styles.nobody, typography.soft)}>
        {t('person.choose')}
      </div>
    )
  if (open.person)
    return (
      <article
        className={classNames(deskStyles.person, styles.pane, cardStyles.card)}
        data-slot="card"
        aria-labelledby="desk-person"
      >
        <PersonPage {...page} person={open.person} takesFocus={isAsked && key !== firstKey.current} />
      </article>
    )
  return (
    <div className={classNames(deskStyles.person, styles.pane, cardStyles.card)} data-slot="card">
      <BackLink list={list} />
      {open.person === null ? (
        <div className={deskStyles.nobody} role="status">
          <h1 className={typography.h3}>{t('person.gone.title')}</h1>
          <p className={typography.soft}>{t('person.gone.text')}</p>
        </div>
      ) : open.hasFailed ? (
        <NotLoaded words={t('person.failed')} call="desk_person" onAgain={open.again} />
      ) : (
        <div className={deskStyles.waiting} role="status">
          <span className={layout.sr}>{t('person.loading')}</span>
          <Skeleton width="60%" height="2.5rem" />
          <Skeleton height="3rem" />
          <Skeleton height="14rem" />
        </div>
      )}
    </div>
  )
}
