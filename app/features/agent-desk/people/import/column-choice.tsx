import { useTranslation } from 'react-i18next'
import { Alert } from '#app/ui/alert.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { SelectInput } from '#app/ui/fields/input/select-input.tsx'
import { Accordion, Disclosure } from '#app/ui/layout/disclosure.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { formatList } from '#domain/format/format.ts'
import { type ImportField, importFields } from '#domain/leads/csv/columns.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './import.module.css'
import { hasContact, type ImportWork } from './use-import.ts'

interface ColumnChoiceProps {
  work: ImportWork
  onChange: (place: number, field: ImportField | undefined) => void
}

/** What each column of the file holds; what was not recognized is left out until the agent says what it is. */
export function ColumnChoice({ work, onChange }: ColumnChoiceProps) {
  const { t, i18n } = useTranslation('desk-people')
  const { heads, rows } = work.table
  const left = heads.filter((_, place) => work.fields[place] === undefined)
  const isReachable = hasContact(work.fields)
  return (
    <section>
      <Accordion>
        <Disclosure
          summary={<h2 className={typography.h4}>{t('import.columns.title')}</h2>}
          isOpenAtFirst={!isReachable}
        >
          <p className={classNames(typography.small, typography.soft)}>{t('import.columns.text')}</p>
          <div className={styles.columns}>
            {heads.map((head, place) => {
              const sample = rows.map(({ cells }) => cells[place]?.trim() ?? '').find((cell) => cell !== '')
              return (
                <Field
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  key={place}
                  label={head || `(${place + 1})`}
                  hint={
                    sample
                      ? t('import.columns.sample', { sample: sample.slice(0, 40) })
                      : t('import.columns.noSample')
                  }
                >
                  {(control) => (
                    <SelectInput
                      {...control}
                      placeholder={t('import.columns.skip')}
                      options={importFields.map((field) => ({
                        value: field,
                        label: t(`import.fields.${field}`),
                      }))}
                      value={work.fields[place] ?? ''}
                      onChange={({ currentTarget: { value } }) =>
                        onChange(
                          place,
                          importFields.find((field) => field === value),
                        )
                      }
                    />
                  )}
                </Field>
              )
            })}
          </div>
        </Disclosure>
      </Accordion>
      {left.length > 0 ? (
        <p className={classNames(typography.small, typography.soft)}>
          {t('import.columns.left', { count: left.length, number: left.length })}{' '}
          {formatList(left.filter(Boolean), toLanguage(i18n.language))}
        </p>
      ) : null}
      {isReachable ? null : <Alert tone="warning">{t('import.columns.noContact')}</Alert>}
    </section>
  )
}
