import type { Errors } from '../errors.ts'

export const errors = {
  'groups.notFound': 'There is no such group, or you are not in it.',
  'groups.replyUnknown': 'There is no such message to answer.',
  'groups.choiceUnknown': 'choices: the poll has no such choice, or takes only one.',
  'groups.meetingTime': 'meetAt: choose a day from today until the group closes.',
  'groups.notMeetingDay': 'You can say that you are here on the day of the meeting.',
  'groups.pollClosed': 'This poll is closed.',
  'groups.pollTime': 'closesAt: choose a time in the next twelve months.',
} satisfies Errors
