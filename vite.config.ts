import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { paths } from './app/paths.ts'
import { pageExamples } from './scripts/examples.ts'
import { pageWords } from './scripts/page-words.ts'
import { sharePictures } from './scripts/pictures/share-pictures.ts'
import { priceAccuracy } from './scripts/price-accuracy.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), priceAccuracy(), pageExamples(), pageWords(), sharePictures(paths)],
  build: { manifest: true },
})
