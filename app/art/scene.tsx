import styles from './scene.module.css'
import { type SceneName, scenes } from './scenes.ts'

interface SceneProps {
  name: SceneName
  /** At the top of a page: fetched first. Others wait until they are scrolled near. */
  isFirst?: boolean
}

/** A scene that fills its box from behind. The box is positioned and isolated, and has the scene's ground color. */
export function Scene({ name, isFirst = false }: SceneProps) {
  const { wide, tall } = scenes[name]
  return (
    <picture className={styles.scene}>
      <source media="(max-width: 47.99rem)" srcSet={tall} />
      <img src={wide} alt="" {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })} />
    </picture>
  )
}
