import { Play } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import styles from './video-facade.module.css'

interface VideoWords {
  title: string
  /** What the tap leads to, such as that the video comes from another company. */
  note: string
}

interface VideoFacadeProps extends VideoWords {
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
  const drawing = <img src={picture} alt="" width="960" height="576" loading="lazy" />
  if (!src) {
    return (
      <div className={styles.video}>
        <Plate title={title} note={note}>
          {drawing}
        </Plate>
      </div>
    )
  }
  if (isPlaying) {
    return (
      <div className={styles.video}>
        <Plate title={title} note={note}>
          <Player src={src} title={title} />
        </Plate>
      </div>
    )
  }
  return (
    <button
      type="button"
      className={styles.video}
      // Ends in the words that are seen, so that whoever speaks them to the device reaches it.
      aria-label={`${label}. ${note}`}
      onClick={() => setIsPlaying(true)}
    >
      <Plate title={title} note={note}>
        {drawing}
        <i className={styles.play}>
          <Icon of={Play} />
        </i>
      </Plate>
    </button>
  )
}

function Plate({ title, note, children }: VideoWords & { children: ReactNode }) {
  return (
    <>
      <span className={styles.frame}>{children}</span>
      <span className={styles.bar}>
        <b>{title}</b> <span>{note}</span>
      </span>
    </>
  )
}

/** The button that was pressed is gone, so the focus goes on into what took its place. */
function Player({ src, title }: { src: string; title: string }) {
  const ref = useRef<HTMLIFrameElement>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return (
    <iframe
      ref={ref}
      src={src}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    />
  )
}
