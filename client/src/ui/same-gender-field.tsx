import type { Rich } from '@saathi/shared/lib/rich'
import type { Gender } from '@saathi/shared/social/genders'
import { trpc } from '../lib/trpc.ts'
import { AppLink } from './app-link.tsx'
import { Checkbox } from './checkbox.tsx'
import { RichText } from './rich-text.tsx'

type Props = {
  /** The label of the choice for people of each gender. */
  labels: Record<Gender, string>
  hint: string
  /** The hint for people who have said no gender, with a `<link>` to the profile. */
  needsGender: Rich
  checked: boolean
  /** The gender to which it is open already, which stays when the user's changes. */
  only?: Gender | null
  onChange: (checked: boolean) => void
}

/** The choice to open something to the own gender only, worded by that. */
export function SameGenderField({ labels, hint, needsGender, checked, only = null, onChange }: Props) {
  const { data } = trpc.genders.mine.useQuery()
  const gender = only ?? data?.gender
  if (gender)
    return (
      <Checkbox
        label={labels[gender]}
        hint={hint}
        name="sameGenderOnly"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
    )
  if (!data) return null
  return (
    <p className="text-muted text-sm">
      <RichText text={needsGender} tags={{ link: (words) => <ProfileLink>{words}</ProfileLink> }} />
    </p>
  )
}

const ProfileLink = ({ children }: { children: string }) => (
  <AppLink to="/edit-profile" className="font-[600] text-teal underline underline-offset-4">
    {children}
  </AppLink>
)
