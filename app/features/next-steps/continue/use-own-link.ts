import { useEffect, useState } from 'react'
import { NotOkAnswer } from '#app/backend/call-function.ts'
import { deleteSealed, keepSealed, readSealed } from '#app/backend/carried-functions.ts'
import { useSite } from '#app/site/use-site.ts'
import { holdingsHere } from '#app/state/carried/device-holdings.ts'
import { ownLink, useOwnLinkStored } from '#app/state/carried/own-link.ts'
import { canSeal, newSecret, sealText } from '#app/state/carried/seal-carried.ts'
import { paths } from '#domain/site/paths.ts'
import { type CarriedPlace, formatCarried } from '#domain/storage/carried/carried.ts'
import { carriedFragment, carriedLinkOf } from '#domain/storage/carried/carried-link.ts'
import { mostSealed } from '#domain/storage/carried/carry-answers.ts'

/** Why there is no link, or why it is still there. */
export type LinkFailure = 'notMade' | 'notDeleted' | 'tooMany' | 'tooLarge' | 'cannotSeal'

/** `gone`: it was deleted on another device. */
type LinkStatus = 'ready' | 'making' | 'deleting' | 'deleted' | 'gone' | LinkFailure

/** The link that was made on this device, with what makes a new one in its place and what deletes it. */
export function useOwnLink(place: CarriedPlace) {
  const site = useSite()
  const { fragment, madeAt } = useOwnLinkStored()
  const [status, setStatus] = useState<LinkStatus>('ready')
  const made = carriedLinkOf(fragment)
  const isOver = made !== undefined && made.expiresAt.getTime() <= Date.now()
  const link = isOver ? undefined : made
  const id = link?.id

  // Whoever has the link may have deleted it meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, as the dialog opens
  useEffect(() => {
    if (id === undefined) return
    const controller = new AbortController()
    readSealed(site, id, controller.signal).catch((error: unknown) => {
      if (controller.signal.aborted || !isGone(error)) return
      ownLink.forget()
      setStatus('gone')
    })
    return () => controller.abort()
  }, [])

  async function remove(): Promise<boolean> {
    if (link === undefined) return true
    try {
      await deleteSealed(site, link.id, link.secret)
      ownLink.forget()
      return true
    } catch (error) {
      setStatus(failureOf(error, 'notDeleted'))
      return false
    }
  }

  return {
    status,
    link: link && {
      address: new URL(`${paths.continueHere}#${fragment}`, window.location.origin).href,
      madeAt: new Date(madeAt),
      expiresAt: link.expiresAt,
    },
    async make() {
      if (!canSeal()) return setStatus('cannotSeal')
      setStatus('making')
      if (!(await remove())) return
      const now = new Date()
      try {
        const { sealed, key } = await sealText(formatCarried({ ...holdingsHere(), madeAt: now, place }))
        if (sealed.length > mostSealed) return setStatus('tooLarge')
        const { secret, hash } = await newSecret()
        const kept = await keepSealed(site, sealed, hash)
        const whole = { id: kept.id, key, secret, expiresAt: new Date(kept.expiresAt) }
        ownLink.set({ fragment: carriedFragment(whole), madeAt: now.toISOString() })
        setStatus('ready')
      } catch (error) {
        setStatus(failureOf(error, 'notMade'))
      }
    },
    async deleteNow() {
      setStatus('deleting')
      if (await remove()) setStatus('deleted')
    },
  }
}

export type OwnLink = ReturnType<typeof useOwnLink>

const isStatus = (error: unknown, status: number) => error instanceof NotOkAnswer && error.status === status

/** Whether nothing is kept any more. */
export const isGone = (error: unknown) => isStatus(error, 410)

function failureOf(error: unknown, usual: 'notMade' | 'notDeleted'): LinkFailure {
  if (isStatus(error, 429)) return 'tooMany'
  return isStatus(error, 413) ? 'tooLarge' : usual
}
