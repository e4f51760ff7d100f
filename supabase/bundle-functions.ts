import { globSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'
import type { Settings } from '#domain/site/settings-schema.ts'

const data = /\/build\/(settings|assistant-index)\.json$/

/**
 * What the build makes besides code stays a file of its own, beside the function that reads it. A static import loses
 * what says that it is JSON, which Deno asks for.
 */
const dataBeside: Plugin = {
  name: 'data-beside',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      file.code = file.code
        .replaceAll(/(?:\.\.\/)+build\/(?=(?:settings|assistant-index)\.json)/g, './')
        .replaceAll(/from\s*"\.\/settings\.json"(?!\s*with)/g, '$& with { type: "json" }')
    }
  },
}

/**
 * Bundles each of `supabase/functions` into one file, `<folder>/<name>/index.js`, with what that function needs alone:
 * what a hosted project is sent, and nothing that it would have to find. The settings lie beside each, the assistant's
 * index (JSON) beside the one that answers for it.
 */
export async function bundleHostedFunctions(options: {
  folder: string
  settings: Settings
  index: string
}): Promise<void> {
  const { folder, settings, index } = options
  await rm(folder, { recursive: true, force: true })
  for (const entry of globSync('supabase/functions/*/index.ts').sort()) {
    const outDir = join(folder, basename(dirname(entry)))
    await build({
      configFile: false,
      logLevel: 'warn',
      plugins: [dataBeside],
      ssr: { noExternal: true, target: 'node' },
      build: {
        ssr: entry,
        outDir,
        copyPublicDir: false,
        minify: true,
        target: 'es2024',
        rolldownOptions: {
          external: data,
          output: { entryFileNames: 'index.js', codeSplitting: false, comments: false },
        },
      },
    })
    await writeFile(join(outDir, 'settings.json'), JSON.stringify(settings))
  }
  await writeFile(join(folder, 'ai-chat', 'assistant-index.json'), index)
}
