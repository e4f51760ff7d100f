import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toPerson } from '#app/features/agent-desk/desk-view.ts'
import { readAlike } from '#app/features/agent-desk/queries/desk-api.ts'
import { queryKeys, useAsk } from '#app/features/agent-desk/queries/queries.ts'
import { Link } from '#app/routing/router.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { isEmailAddress } from '#domain/people/contact/email.ts'
import { isPhoneNumber } from '#domain/people/contact/phone.ts'
import styles from './add-person.module.css'

/** How long nothing has to be typed before it is looked up, in ms. */
const typingPause = 400

/** Says who is there with this phone or email already, and leads to them; what is typed stays. */
export function AlikeNote(contact: { phone: string; email: string }) {
  const { t } = useTranslation('desk-people')
  const people = useAlike(contact)
  if (people.length === 0) return null
  return (
    <Alert tone="tip" live="status" title={t('add.alike', { count: people.length, number: people.length })}>
      <ul className={styles.alike}>
        {people.map(({ id, name }) => (
          <li key={id}>
            <Link to={toPerson(id, 'people')}>
              {t('add.open', { name: name?.trim() || contact.phone || contact.email })}
            </Link>
          </li>
        ))}
      </ul>
      <p>{t('add.alikeText')}</p>
    </Alert>
  )
}

function useAlike({ phone, email }: { phone: string; email: string }) {
  const ask = useAsk()
  const wanted = {
    phone: isPhoneNumber(phone) ? phone : '',
    email: isEmailAddress(email) ? email.trim() : '',
  }
  const [asked, setAsked] = useState(wanted)
  const isSettled = asked.phone === wanted.phone && asked.email === wanted.email
  useEffect(() => {
    if (isSettled) return
    const timer = setTimeout(() => setAsked({ phone: wanted.phone, email: wanted.email }), typingPause)
    return () => clearTimeout(timer)
  }, [isSettled, wanted.phone, wanted.email])
  const { data } = useQuery({
    queryKey: queryKeys.alike(asked),
    queryFn: () => ask('Who is alike could not be read', (client) => readAlike(client, asked)),
    enabled: asked.phone !== '' || asked.email !== '',
  })
  return (isSettled && data) || []
}
