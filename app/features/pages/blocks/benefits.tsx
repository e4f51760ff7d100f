import './blocks.css'

interface BenefitsProps {
  title: string
  items: readonly { title: string; text: string }[]
}

/** What someone gets, point by point, each beside a lit window. */
export function Benefits({ title, items }: BenefitsProps) {
  return (
    <section className="section sunk">
      <div className="wrap">
        <h2>{title}</h2>
        <ul className="benefits">
          {items.map((item) => (
            <li key={item.title}>
              <div>
                <h3>{item.title}</h3>
                <p className="soft">{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
