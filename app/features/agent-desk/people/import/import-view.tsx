import { useTranslation } from 'react-i18next'
import deskStyles from '#app/features/agent-desk/agent-desk.module.css'
import { BackToPeople } from '#app/features/agent-desk/people/back-to-people.tsx'
import { Alert } from '#app/ui/alert.tsx'
import buttonStyles from '#app/ui/button.module.css'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Field } from '#app/ui/fields/field.tsx'
import cardStyles from '#app/ui/layout/card.module.css'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { formatNumber } from '#domain/format/format.ts'
import { importLimits } from '#domain/leads/csv/import-line.ts'
import { toLanguage } from '#domain/site/language.ts'
import { ColumnChoice } from './column-choice.tsx'
import styles from './import.module.css'
import { ImportPreview } from './import-preview.tsx'
import { ImportProgress } from './import-progress.tsx'
import { type FileProblem, useImport } from './use-import.ts'

interface ImportViewProps {
  userId: string
  /** Others see this page's words alone. */
  isOwner: boolean
  now: Date
}

/** People from a file: chosen, looked at, and then stored. */
export function ImportView({ userId, isOwner, now }: ImportViewProps) {
  const { t } = useTranslation('desk-people')
  const found = useImport(userId)
  const { work } = found
  return (
    <div className={deskStyles.page}>
      <BackToPeople />
      <h1 className={typography.h2}>{t('import.title')}</h1>
      <p className={typography.soft}>{t('import.text')}</p>
      {isOwner ? null : <Alert tone="info">{t('import.ownerOnly')}</Alert>}
      {isOwner && !work ? <FileChoice {...found} /> : null}
      {isOwner && work ? (
        <>
          <div className={classNames(cardStyles.card, cardStyles.pad, styles.file)} data-slot="card">
            <h2 className={typography.h3}>{work.table.fileName}</h2>
            {work.run?.state === 'running' ? null : (
              <Button variant="quiet" isSmall onClick={found.drop}>
                {t('import.another')}
              </Button>
            )}
          </div>
          {work.run ? (
            <ImportProgress run={work.run} reading={found.reading} goOn={found.goOn} drop={found.drop} />
          ) : (
            <>
              <ColumnChoice work={work} onChange={found.setField} />
              <ImportPreview {...found} work={work} now={now} />
            </>
          )}
        </>
      ) : null}
    </div>
  )
}

interface FileChoiceProps {
  isReading: boolean
  problem: FileProblem | undefined
  choose: (file: File) => void
}

function FileChoice({ isReading, problem, choose }: FileChoiceProps) {
  const { t, i18n } = useTranslation('desk-people')
  const lines = formatNumber(importLimits.lines, toLanguage(i18n.language))
  return (
    <section className={classNames(cardStyles.card, cardStyles.pad)} data-slot="card">
      <Field
        label={t('import.file')}
        hint={t('import.fileHint', { lines })}
        error={
          problem && t(`import.${problem.problem}`, { lines, line: 'line' in problem ? problem.line : '' })
        }
      >
        {(control) => (
          <label
            className={classNames(buttonStyles.button, buttonStyles.primary, styles.choice)}
            data-slot="button"
          >
            {t('import.choose')}
            <input
              {...control}
              className={layout.overLabel}
              type="file"
              accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                // The same file can be chosen again once it is put right.
                currentTarget.value = ''
                if (file) choose(file)
              }}
            />
          </label>
        )}
      </Field>
      <p className={classNames(typography.small, typography.soft)} role="status">
        {isReading ? t('import.reading') : null}
      </p>
    </section>
  )
}
