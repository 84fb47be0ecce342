import type { Decision, OwnReport, PhotoGesture } from '@saathi/shared/moderation/schema'

// The texts about a user's reports, the decisions about them, and the photo check.

export const reports = 'What you have reported'
export const reportOf = (reason: string, day: string) => `${reason}, ${day}`
export const reportStates: Record<OwnReport['state'], string> = {
  received: 'Received. A moderator will look at it.',
  inReview: 'A moderator is looking at it.',
  action: 'Decided: we took action.',
  noAction: 'Decided: no action.',
}

export const decisions = 'Decisions about you'
export const decisionsMean = 'What our moderators have decided after a report. You are not told who reported.'
export const decisionActs: Record<Decision['act'], string> = {
  warn: 'A warning',
  hide: 'Something that you wrote was hidden',
  removePicture: 'A picture of yours was taken down',
  suspend: 'Your account was suspended',
  cancelTour: 'Your tour was cancelled',
}
export const decisionOf = (act: string, day: string) => `${act}, ${day}`
export const because = (reason: string) => `Because of: ${reason}`
export const appealUntil = (day: string) => `You can appeal once, until ${day}.`
export const appeal = 'Why are we mistaken?'
export const sendAppeal = 'Send appeal'
export const appealEmpty = 'Please say why we are mistaken.'
export const yourAppeal = 'Your appeal:'
export const appealStates = {
  open: 'A moderator will read your appeal.',
  upheld: 'We have read your appeal: the decision stands.',
  reversed: 'We have read your appeal and taken the decision back.',
}

export const photoCheck = 'Photo check'
export const photoMeans =
  'A moderator compares a picture of you with your profile picture. Your profile then says that this was done, and when. Nobody else sees the picture, and it is deleted with the decision.'
export const startPhoto = 'Start the photo check'
export const takePhoto = (gesture: string) => `Take a picture of yourself with your face and this gesture: ${gesture}.`
export const gestures: Record<PhotoGesture, string> = {
  handOnHead: 'a hand on your head',
  thumbUp: 'a thumb up',
  twoFingers: 'two fingers up',
  threeFingers: 'three fingers up',
  palmOut: 'an open palm towards the camera',
  touchEar: 'a hand that touches your ear',
  touchChin: 'a hand under your chin',
  crossedFingers: 'crossed fingers',
}
export const choosePhoto = 'Take or choose the picture'
export const photoWaits = 'A moderator will look at your picture.'
export const photoAccepted = (day: string) =>
  `A moderator has seen you on ${day}. Another profile picture ends this mark.`
export const photoDeclined = 'The picture did not show you with the gesture, or not the person in your profile picture.'
export const tryAgain = 'Try again'
export const noPicture = 'Please choose a picture.'

export const busy = 'One moment...'
export const failed = 'That did not work. Please try again.'
