import type { Errors } from '../errors.ts'

export const errors = {
  'people.cannotBlockYourself': 'You cannot block yourself.',
  'people.cannotFollowYourself': 'You cannot follow yourself.',
  'people.cannotReportYourself': 'You cannot report yourself.',
  'people.cannotSwipeYourself': 'You cannot swipe on yourself.',
  'people.cannotUnfollowYourself': 'You cannot unfollow yourself.',
  'people.isStaff': 'This is a member of the staff. Ask an operator to take their roles away first.',
  'people.leaving': 'The account is being deleted already.',
  'people.notFound': 'No such user.',
  'people.pictureNotYours': 'profilePicture: this is no picture that you have uploaded.',
  'people.subjectUnknown': 'There is nothing like that of theirs that you can see.',
} satisfies Errors

export const followed = 'You follow them now.'
export const unfollowed = 'You no longer follow them.'
export const blocked = 'You will not see each other any more.'
export const unblocked = 'You have taken the block back.'
export const reported = 'Thank you. We will look into it. Your report is anonymous.'
