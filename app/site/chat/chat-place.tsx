import { useMediaQuery } from '#app/browser/use-media-query.ts'
import { useChat } from './chat.tsx'
import styles from './chat-place.module.css'

/** A place on the night ground of a foot for the button that opens the chat: there it floats over nothing. */
export function ChatPlace() {
  const { setPlace } = useChat()
  return <div className={styles.foot} ref={setPlace} />
}

/** Where the answers take the whole width of the screen, and leave no corner for a button that floats. */
const isNarrow = '(max-width: 63.99rem)'

/** A place below what is to be answered or checked, where a wide screen keeps the button in its corner. */
export function ChatPlaceBelow() {
  const { setPlace } = useChat()
  return <div className={styles.below} ref={useMediaQuery(isNarrow) ? setPlace : undefined} />
}
