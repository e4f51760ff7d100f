import { Play } from 'lucide'
import { useState } from 'react'
import { Icon } from './icon.tsx'
import styles from './video-facade.module.css'

interface VideoFacadeProps {
  title: string
  /** What the tap leads to, such as that the video comes from another company. */
  note: string
  /** Says what the tap does, such as "Play video: …". */
  label: string
  /** The player's address; without one the plate only says that the video is to come. */
  src: string | undefined
  /** The drawing in place of the video. */
  picture: string
}

/** A plate in place of a video: nothing is asked of the video's host before the tap. */
export function VideoFacade({ title, label, note, src, picture }: VideoFacadeProps) {
  const [isPlaying, setIsPlaying] = useState(false)
  const plate = (
    <>
      <span className={styles.frame}>
        {isPlaying ? (
          <iframe
            ref={takeFocus}
            src={src}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          />
        ) : (
          <img src={picture} alt="" width="960" height="576" loading="lazy" />
        )}
        {src && !isPlaying ? (
          <i className={styles.play}>
            <Icon of={Play} />
          </i>
        ) : null}
      </span>
      <span className={styles.bar}>
        <b>{title}</b> <span>{note}</span>
      </span>
    </>
  )
  if (!src || isPlaying) return <div className={styles.video}>{plate}</div>
  return (
    <button
      type="button"
      className={styles.video}
      // Ends in the words that are seen, so that whoever speaks them to the device reaches it.
      aria-label={`${label}. ${note}`}
      onClick={() => setIsPlaying(true)}
    >
      {plate}
    </button>
  )
}

/** The button that was pressed is gone, so the focus goes on into the player that took its place. */
function takeFocus(player: HTMLIFrameElement | null) {
  player?.focus({ preventScroll: true })
}
