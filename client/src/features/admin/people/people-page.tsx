import { useState } from 'react'
import * as text from '../../../messages/en/admin/admin-people.ts'
import type { PageProps } from '../admin-page.tsx'
import { PageHead } from '../page-head.tsx'
import { PeopleList } from './people-list.tsx'
import { PersonView } from './person-view.tsx'

/** The search for people, or one of them. The search stays while a person is open. */
export default function PeoplePage({ item }: PageProps) {
  const [q, setQ] = useState('')
  if (item !== null) return <PersonView key={item} userId={item} />
  return (
    <>
      <PageHead title={text.title} note={text.note} />
      <PeopleList q={q} onSearch={setQ} />
    </>
  )
}
