import { Carriers } from './carriers.tsx'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { Intro } from './intro.tsx'
import { Kinds } from './kinds.tsx'
import { Licensing } from './licensing.tsx'
import { Support } from './support.tsx'
import { Why } from './why.tsx'

/** From night to sunrise: the worry, what helps, who helps, and the way on. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Kinds />
      <Intro />
      <Why />
      <Carriers />
      <Licensing />
      <Closing />
      <Support />
    </>
  )
}
