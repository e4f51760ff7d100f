/**
 * What `work` comes to, no sooner than after so many milliseconds, whether it is fulfilled or rejected: so that nobody tells
 * by the time whether something was found.
 */
export async function evenTime<Result>(work: () => Promise<Result>, milliseconds: number): Promise<Result> {
  const even = new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
  try {
    return await work()
  } finally {
    await even
  }
}
