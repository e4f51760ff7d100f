import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { publicSettings } from '#domain/site/public-settings.ts'
import { usDate } from '#functions/us-date.ts'
import { createApp } from '#server/app.ts'
import { createHttpServer, prepareStop } from '#server/http/http-server.ts'
import { answerFromMemory } from '#server/pages/answer-from-memory.ts'
import { readBuildManifest } from '#server/pages/page-files.ts'
import { createPages } from '#server/pages/pages.ts'
import { createRenderer, isSiteBuild } from '#server/pages/render.ts'
import { openStaticFiles } from '#server/pages/static-files.ts'
import { testSite } from '../../scripts/toolchain.mjs'
import { settings } from '../fixtures/settings/settings.ts'
import { reportToParent } from './report-to-parent.ts'

// The built site's pages and files, as server/main.ts serves them, without the backend.
const build: object = await import(pathToFileURL(join(testSite.BUILD_DIR, 'pages/index.js')).href)
if (!isSiteBuild(build)) throw new Error('The site of the tests is not built')
const clientFolder = join(testSite.BUILD_DIR, 'client')
const manifest = await readBuildManifest(join(clientFolder, '.vite/manifest.json'))
const today = () => usDate(new Date())
const siteConfig = () => ({
  ...publicSettings(settings),
  supabaseUrl: '/',
  supabaseKey: 'sb_publishable_x',
  publicUrl: 'http://127.0.0.1',
  accounts: { recoveryCodes: true, cancelEmailChange: true, google: false },
  assistant: 'site-texts' as const,
  today: today(),
})
const pages = createPages({
  render: createRenderer(build, manifest, siteConfig),
  paths: build.addresses,
  allowedOrigins: { scripts: [], frames: [], connections: [] },
  today,
})
const files = await openStaticFiles(clientFolder)
const app = createApp({
  pages,
  files,
  carrierLogos: async () => undefined,
  siteConfig,
  backend: undefined,
  callFunction: undefined,
  reportError: (error) => console.error(error),
})
const server = createHttpServer(answerFromMemory({ pages, files }, getRequestListener(app.fetch)))
prepareStop(server)
await reportToParent(server)
