/** Made by scripts/price-accuracy.ts while the app is built. */
declare module 'virtual:price-accuracy' {
  export const accuracy: import('#domain/pricing/accuracy/accuracy-digest.ts').AccuracyDigest
  export const leftOut: import('#domain/pricing/accuracy/accuracy-digest.ts').LeftOutDigest
}
