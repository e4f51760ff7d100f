import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { inGroups } from './setup-code.ts'

/** The key for an app that cannot scan, such as one on this very phone. */
export function SetupKey({ secret }: { secret: string }) {
  const { t } = useTranslation('security')
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>()

  function copy() {
    const copying = navigator.clipboard?.writeText(secret) ?? Promise.reject(new Error('No clipboard'))
    copying.then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    )
  }

  return (
    <div className="sec-key">
      <p className="small">{t('authenticator.steps.key')}</p>
      <p className="sec-secret" translate="no" data-clear="">
        {inGroups(secret)}
      </p>
      <Button variant="quiet" isSmall onClick={copy}>
        <Icon of={Copy} /> {t('authenticator.steps.copy')}
      </Button>
      <p className="small soft" role="status">
        {outcome ? t(`authenticator.steps.${outcome}`) : null}
      </p>
    </div>
  )
}
