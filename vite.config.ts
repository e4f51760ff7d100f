import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { paths } from './domain/site/paths.ts'
import { pageExamples } from './scripts/page-examples.ts'
import { pageWords } from './scripts/page-words.ts'
import { sharePictures } from './scripts/pictures/share-pictures.ts'
import { priceAccuracy } from './scripts/price-accuracy.ts'

/**
 * Small files compress badly, so what every page loads is put into two files, and what many pages share into a third.
 * A page keeps files of its own for the rest.
 */
const fileGroups = [
  { name: 'packages', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 2 },
  { name: 'frame', tags: ['$initial' as const], priority: 1 },
  {
    name: 'shared',
    minShareCount: 16,
    test: /[\\/](app[\\/](art|site|ui|features[\\/]pages)|lucide-react)[\\/]/,
  },
]

/** Random letters compress worst of all, so names have few of them; in both builds, for pages name the browser's files. */
const fileNames = { hashCharacters: 'hex' as const }

// Two builds of the same sources: what the browser loads, and what renders the pages at the server.
export default defineConfig({
  plugins: [tailwindcss(), react(), priceAccuracy(), pageExamples(), pageWords(), sharePictures(paths)],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        // Every page would load the names of all files that all others need. A link is prefetched before it is opened.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith('.css')),
        },
        rolldownOptions: {
          input: 'app/entry.client.tsx',
          output: { ...fileNames, codeSplitting: { groups: fileGroups } },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'build/server',
        copyPublicDir: false,
        rolldownOptions: { input: { index: 'app/entry.server.tsx' }, output: fileNames },
      },
    },
  },
})
