import type { LucideIcon } from 'lucide-react'
import { AppLink } from '../../ui/app-link.tsx'

type Props = { to: string; label: string; Icon: LucideIcon; hash?: string }

/** A tab of the phone's navigation. */
export const PhoneTab = ({ label, Icon, ...link }: Props) => (
  <AppLink
    {...link}
    activeOptions={{ exact: true, includeSearch: false, includeHash: link.to === '/' }}
    className="phone-tab"
  >
    <Icon aria-hidden className="size-5.5" />
    {label}
  </AppLink>
)
