import type { ReportPerson } from '@saathi/shared/moderation/admin'
import { AppLink } from '../../../ui/app-link.tsx'

/** Stands in the sentence for the name, whose letters may occur in other words too. */
const NAME = '{name}'

type Props = {
  person: Pick<ReportPerson, '_id' | 'name' | 'isDeleted'>
  /** Makes the text around the name; the name alone without it. */
  sentence?: (name: string) => string
}

/** The name of a person as a link to their page, in a sentence. Deleted accounts have no page. */
export function PersonLink({ person: { _id, name, isDeleted }, sentence = (words) => words }: Props) {
  if (isDeleted) return sentence(name)
  const [before, after] = sentence(NAME).split(NAME)
  return (
    <>
      {before}
      <AppLink to={`/admin/people/${_id}`} className="text-teal underline underline-offset-4">
        {name}
      </AppLink>
      {after}
    </>
  )
}
