import type { CallsOf } from './call.ts'

export const social: CallsOf<'social'> = {
  me: { may: 'user' },
  update: { may: 'user', input: () => ({ bio: 'Window seats.', preferences: { travelType: 'genZ' } }) },
  get: { may: 'anybody', input: ({ user }) => ({ userId: user }) },
  profile: { may: 'anybody', input: ({ user }) => ({ userId: user }) },
  followStatus: { may: 'user', input: ({ user, me }) => ({ followedId: user, currentUser: me }) },
  follow: { may: 'user', input: ({ user, me }) => ({ followedId: user, userId: me }) },
  unfollow: { may: 'user', input: ({ user, me }) => ({ followedId: user, userId: me }) },
  followers: { may: 'user', input: ({ user }) => ({ userId: user }) },
  following: { may: 'user', input: ({ user }) => ({ userId: user }) },
  block: { may: 'user', input: ({ nuisance }) => ({ userId: nuisance }) },
  unblock: { may: 'user', input: ({ nuisance }) => ({ userId: nuisance }) },
  blocked: { may: 'user', input: () => ({}) },
  report: {
    may: 'user',
    input: ({ user, tour }) => ({ userId: user, reason: 'scam', subject: { kind: 'tour', tourId: tour } }),
  },
  export: { may: 'user' },
  leave: { may: 'user' },
  keep: { may: 'user' },
}
