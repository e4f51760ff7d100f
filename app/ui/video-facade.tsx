import './video-facade.css'
import { Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Icon } from './icon.tsx'

interface VideoFacadeProps {
  title: string
  /** Says what the tap does, such as "Play video: …". */
  label: string
  /** What the tap leads to, such as that the video comes from another company. */
  note: string
  /** The player's address; without one the plate only says that the video is to come. */
  src: string | undefined
  /** The drawing in place of the video. */
  picture: string
}

/** A plate in place of a video: nothing is asked of the video's host before the tap. */
export function VideoFacade({ title, label, note, src, picture }: VideoFacadeProps) {
  const [isPlaying, setIsPlaying] = useState(false)
  if (src && isPlaying) {
    return (
      <div className="video">
        <div className="frame">
          <iframe src={src} title={title} allow="autoplay; encrypted-media; fullscreen" allowFullScreen />
        </div>
      </div>
    )
  }
  if (!src) {
    return (
      <div className="video">
        <Plate title={title} note={note} picture={picture} />
      </div>
    )
  }
  return (
    <button type="button" className="video" aria-label={label} onClick={() => setIsPlaying(true)}>
      <Plate title={title} note={note} picture={picture}>
        <i className="play">
          <Icon of={Play} />
        </i>
      </Plate>
    </button>
  )
}

function Plate({
  title,
  note,
  picture,
  children,
}: Pick<VideoFacadeProps, 'title' | 'note' | 'picture'> & { children?: ReactNode }) {
  return (
    <>
      <span className="frame">
        <img src={picture} alt="" loading="lazy" />
        {children}
      </span>
      <span className="bar">
        <b>{title}</b>
        <span>{note}</span>
      </span>
    </>
  )
}
