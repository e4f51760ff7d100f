import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hostedTemplates } from '#server/mail/templates/accounts/hosted-templates.ts'
import { giveUp } from '#server/monitoring/log.ts'
import { projectFile } from '#server/project-file.ts'
import { processEnvironment, readEnv } from '#server/startup/env.ts'
import { readSettings } from '#server/startup/read-settings.ts'

// npm run mail-templates: writes the emails that a hosted Supabase project sends itself, with the operator's settings.

const source = processEnvironment()
const env = readEnv(source)
const loaded = await readSettings(source)
if (!env.ok) giveUp(env.messages.join('\n✗ '))
if (!loaded.ok) giveUp(loaded.messages.join('\n✗ '))

const folder = projectFile('supabase/templates')
const { brand, agent } = loaded.settings
const templates = hostedTemplates({
  brand: brand.name,
  agent,
  siteUrl: env.env.PUBLIC_URL ?? 'http://127.0.0.1:3000',
})
await mkdir(folder, { recursive: true })
for (const { file, html } of templates) await writeFile(join(folder, file), html)
console.log(
  `Wrote ${templates.length} mails into supabase/templates. supabase config push brings them to your project.`,
)
