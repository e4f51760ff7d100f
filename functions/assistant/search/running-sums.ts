/** The sums of the first number, the first two, and so on: small numbers compress better than what they add up to. */
export function runningSums(numbers: Uint8Array | Uint16Array | Uint32Array): Uint32Array {
  const sums = new Uint32Array(numbers.length)
  let sum = 0
  numbers.forEach((number, at) => {
    sum += number
    sums[at] = sum
  })
  return sums
}
