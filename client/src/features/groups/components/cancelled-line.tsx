import { Ban } from 'lucide-react'
import { useAuth } from '../../../lib/auth-context.tsx'
import * as text from '../../../messages/en/groups/groups.ts'
import { LogLine } from './system-line.tsx'

/** Says that the tour does not take place, and whom to ask for money. */
export function CancelledLine({ hostId, hostName }: { hostId: string | undefined; hostName: string }) {
  const { user } = useAuth()
  return <LogLine Icon={Ban}>{user?._id === hostId ? text.youCancelled : text.hostCancelled(hostName)}</LogLine>
}
