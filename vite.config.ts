import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { pageExamples } from './scripts/examples.ts'
import { priceAccuracy } from './scripts/price-accuracy.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), priceAccuracy(), pageExamples()],
  build: { manifest: true },
})
