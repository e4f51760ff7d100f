import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { articles } from './articles.ts'

/** The articles by title, each with its category and read time: spines on a shelf. */
export function ArticleList() {
  const { t } = useTranslation('pages-learning')
  return (
    <ul className="articles">
      {articles.map(({ id, path, category, minutes }) => (
        <li key={id} className={`article is-${id}`}>
          <Link to={path}>{t(`articles.${id}`)}</Link>
          <p>
            {t(`categories.${category}`)}, {t('readTime', { count: minutes })}
          </p>
        </li>
      ))}
    </ul>
  )
}
