import { useTranslation } from 'react-i18next'
import { downloadJson } from '#app/browser/copy-and-download.ts'
import { readDevices, readUser } from '#app/features/security/account-facts.ts'
import { useWork } from '#app/features/security/proof/use-work.ts'
import { type RowContext, SecurityRow } from '#app/features/security/security-row.tsx'
import { useSite } from '#app/site/use-site.ts'
import { browserStore, tabStore } from '#app/state/browser-store.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'
import { readAnswersRow } from '#app/state/sync/account-answers.ts'
import { readProfile } from '#app/state/sync/profile.ts'
import { readSavedPlans } from '#app/state/sync/saved-plans.ts'
import { accountExport, deviceCopies, exportFileName } from './account-export.ts'

/** Hands over all that the account and this device keep, as one file. */
export function ExportRow({ context }: { context: RowContext }) {
  const { t } = useTranslation('security')
  const { agent } = useSite()
  const loadClient = useAccountClient()
  const { run, isBusy } = useWork()
  const say = (tone: 'success' | 'danger', text: string) => context.finish({ row: 'export', tone, text })

  async function download() {
    context.open(undefined)
    const failed = await run('Exporting the account failed', async () => {
      const client = await loadClient()
      const [user, profile, answers, plans, devices] = await Promise.all([
        readUser(client),
        readProfile(client),
        readAnswersRow(client),
        readSavedPlans(client),
        readDevices(client),
      ])
      const now = new Date()
      const file = exportFileName(t('export.file'), now)
      const device = deviceCopies(browserStore(), tabStore())
      const about = t('export.about')
      downloadJson(accountExport({ about, now, user, profile, answers, plans, devices, device }), file)
      say('success', t('export.done', { file }))
    })
    if (failed) say('danger', t('export.failed', { phone: agent.phone }))
  }

  return (
    <SecurityRow
      context={context}
      row="export"
      name={t('export.name')}
      state={t('export.text')}
      action={{
        label: t('export.button'),
        longLabel: t('export.buttonLong'),
        onPress: download,
        isBusy,
      }}
    />
  )
}
