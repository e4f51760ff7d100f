/**
 * Looks now and then every so often (in milliseconds), one look after the other; `complain` hears of a look that failed,
 * and the next one is made all the same. A stop waits for the look that is under way.
 */
export function lookRegularly(
  look: () => Promise<void>,
  every: number,
  complain: (error: unknown) => void,
): { stop: () => Promise<void> } {
  let looking: Promise<void> = Promise.resolve()
  const lookNow = () => {
    looking = looking.then(look).catch(complain)
  }
  lookNow()
  const timer = setInterval(lookNow, every)
  return {
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}
