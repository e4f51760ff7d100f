import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusKept } from '#app/browser/use-focus-kept.ts'
import { Reference } from '#app/site/reference.tsx'
import { useSite } from '#app/site/use-site.ts'
import { useSession } from '#app/state/session/session-store.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { unbrokenPhone } from '#domain/people/contact/unbroken-phone.ts'
import type { CarriedPlace } from '#domain/storage/carried/carried.ts'
import { carryAnswersName } from '#domain/storage/carried/carry-answers.ts'
import styles from './continue-dialog.module.css'
import { OwnLinkView } from './own-link-view.tsx'
import { type LinkFailure, type OwnLink, useOwnLink } from './use-own-link.ts'

/** Takes answers, plans and cart to another device: what happens to them first, then the link. */
export function ContinueDialog({ place, onClose }: { place: CarriedPlace; onClose: () => void }) {
  const { t } = useTranslation(['continue', 'common'])
  const own = useOwnLink(place)
  const isBusy = own.status === 'making' || own.status === 'deleting'
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('common:close')} size="medium" isSheet>
      <div className={styles.parts}>
        <Outcome status={own.status} />
        {own.link ? (
          <OwnLinkView own={own} link={own.link} isBusy={isBusy} />
        ) : (
          <BeforeLink own={own} isBusy={isBusy} />
        )}
      </div>
    </Dialog>
  )
}

/** What happens to the answers, said before anything is done with them. */
function BeforeLink({ own, isBusy }: { own: OwnLink; isBusy: boolean }) {
  const { t } = useTranslation('continue')
  const session = useSession()
  return (
    <>
      <p>{t('lead')}</p>
      <ul className={styles.facts}>
        <li>{t('facts.key')}</li>
        <li>{t('facts.open')}</li>
        <li>{t('facts.week')}</li>
        <li>{t('facts.copy')}</li>
        {session.state === 'signed-in' ? <li>{t('facts.account')}</li> : null}
      </ul>
      <Button isBusy={isBusy} onClick={() => void own.make()}>
        {t(own.status === 'making' ? 'making' : 'make')}
      </Button>
    </>
  )
}

const failures: readonly string[] = [
  'notMade',
  'notDeleted',
  'tooMany',
  'tooLarge',
  'cannotSeal',
] satisfies LinkFailure[]

const isFailure = (status: OwnLink['status']): status is LinkFailure => failures.includes(status)

/** How the last press ended, where that is not plain to see. */
function Outcome({ status }: { status: OwnLink['status'] }) {
  const { t } = useTranslation('continue')
  const { phone } = useSite().agent
  const said = useRef<HTMLDivElement>(null)
  const hasFailed = isFailure(status)
  const isOver = status === 'deleted' || status === 'gone'
  // What had the focus, as the button that was pressed, may be gone with the link.
  useFocusKept(said, hasFailed || isOver ? status : undefined, true)
  if (!hasFailed && !isOver) return null
  return (
    <div ref={said} tabIndex={-1} className={styles.outcome}>
      <Alert tone={hasFailed ? 'danger' : 'success'} title={t(`outcomes.${status}.title`)}>
        <p>{t(`outcomes.${status}.text`, { phone: unbrokenPhone(phone) })}</p>
        {status === 'notMade' || status === 'notDeleted' ? <Reference calls={[carryAnswersName]} /> : null}
      </Alert>
    </div>
  )
}
