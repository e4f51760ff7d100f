import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import styles from './side-by-side.module.css'

interface TableGroupProps {
  label: string
  /** Whether the plans are not alike in this. */
  differs: boolean
  /** One cell for each plan. */
  columns: number
  isBig?: boolean | undefined
  children: ReactNode
}

/** One fact about all plans. Its name stands beside the cells, or on phones in a row of its own above them. */
export function TableGroup({ label, differs, columns, isBig, children }: TableGroupProps) {
  const { t } = useTranslation('comparison')
  const name = (
    <>
      {label} {differs ? <Badge tone="blue">{t('table.differs')}</Badge> : null}
    </>
  )
  return (
    <tbody>
      <tr className={styles.label}>
        <th scope="rowgroup" colSpan={columns}>
          {name}
        </th>
      </tr>
      <tr className={classNames(isBig && styles.big)}>
        <th scope="row">{name}</th>
        {children}
      </tr>
    </tbody>
  )
}
