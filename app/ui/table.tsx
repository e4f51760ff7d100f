import './table.css'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

interface TableProps {
  caption: ReactNode
  isCaptionHidden?: boolean | undefined
  head: readonly ReactNode[]
  /** The first cell of a row is its heading. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A table of facts; on a narrow screen it scrolls sideways inside its own frame. */
export function Table({ caption, isCaptionHidden, head, rows }: TableProps) {
  const captionId = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-frame" aria-labelledby={captionId} tabIndex={0}>
      <table className="table">
        <caption id={captionId} className={classNames(isCaptionHidden && 'sr')}>
          {caption}
        </caption>
        <thead>
          <tr>
            {head.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={column} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [heading, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{heading}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
