import './home.css'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { Kinds } from './kinds.tsx'
import { Licensing } from './licensing.tsx'
import { Why } from './why.tsx'

/** From night to sunrise: the worry, what helps, who helps, and the way on. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Kinds />
      <Why />
      <Licensing />
      <Closing />
    </>
  )
}
