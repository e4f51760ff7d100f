import { startTransition, useState } from 'react'
import { useLocation } from './router.tsx'

/**
 * What lies open over the page, such as a dialog. It belongs to the history entry that it was opened on: where the
 * browser's Back or Forward leads to another one, it is gone.
 */
export function useOpenHere<What>() {
  const { key } = useLocation()
  const [open, setOpen] = useState<{ what: What; at: string }>()
  const isElsewhere = open !== undefined && open.at !== key
  if (isElsewhere) setOpen(undefined)
  return {
    what: isElsewhere ? undefined : open?.what,
    // The tap is answered first, by the pressed button: a dialog takes a slow phone several frames.
    show: (what: What) => startTransition(() => setOpen({ what, at: key })),
    close: () => setOpen(undefined),
  }
}
