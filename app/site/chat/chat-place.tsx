import { useChat } from './chat.tsx'
import styles from './chat-place.module.css'

/** A place on the night ground of a foot for the button that opens the chat: there it floats over nothing. */
export function ChatPlace() {
  const { setPlace } = useChat()
  return <div className={styles.place} ref={setPlace} />
}
