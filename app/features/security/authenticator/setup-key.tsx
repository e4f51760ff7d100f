import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/security/security.module.css'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/typography.module.css'
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
    <div className={styles.key}>
      <p className={typography.small}>{t('authenticator.steps.key')}</p>
      <p className={styles.secret} translate="no" data-clear="">
        {inGroups(secret)}
      </p>
      <Button variant="quiet" isSmall onClick={copy}>
        <Icon of={Copy} /> {t('authenticator.steps.copy')}
      </Button>
      <p className={classNames(typography.small, typography.soft)} role="status">
        {outcome ? t(`authenticator.steps.${outcome}`) : null}
      </p>
    </div>
  )
}
