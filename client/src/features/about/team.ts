import * as text from '../../messages/en/about/about.ts'

export type Member = { id: string; name: string; role: string; bio: string }

/** The team. `id` seeds the pattern of the avatar. */
export const TEAM: Member[] = [
  { id: 'team-meera', ...text.meera },
  { id: 'team-farhan', ...text.farhan },
  { id: 'team-lakshmi', ...text.lakshmi },
  { id: 'team-tenzin', ...text.tenzin },
]
