import { useEffect, useState } from 'react'
import { withoutReload } from '#app/site/reload-when-outdated.ts'
import { useSite } from '#app/site/use-site.ts'
import { licensedStateCodes } from '#domain/people/states/licensed-states.ts'
import { completeAnswers, type FirstAnswers } from '#domain/quotes/instant/first-range/first-answers.ts'
import type { FoundRange } from './find-range.ts'

// A page of words: what asks for prices comes after a first answer.
const load = () => withoutReload(() => import('./find-range.ts'))

/** The range for these answers: undefined while an answer or the range itself is open. */
export function useFirstRange(answers: FirstAnswers) {
  const site = useSite()
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<{ key: string; result: FoundRange }>()
  const complete = completeAnswers(answers)
  const key = JSON.stringify([complete, attempt])
  const hasAnswer = Object.values(answers).some((answer) => answer !== undefined)
  const licensed = licensedStateCodes(site.agent.licensedStates)
  const state = licensed.includes('FL') ? 'FL' : licensed[0]

  useEffect(() => {
    if (hasAnswer) load().catch(() => {})
  }, [hasAnswer])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the answers
  useEffect(() => {
    if (complete === undefined || state === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    load()
      .then(({ findRange }) => findRange(site, complete, state, signal))
      .catch((): FoundRange => 'failed')
      .then((result) => {
        if (!signal.aborted) setFound({ key, result })
      })
    return () => controller.abort()
  }, [key])

  return {
    result: complete !== undefined && found?.key === key ? found.result : undefined,
    /** The state whose prices these are, where the agent is not licensed in all. */
    state: site.agent.licensedStates === 'all' ? undefined : state,
    tryAgain: () => setAttempt((before) => before + 1),
  }
}
