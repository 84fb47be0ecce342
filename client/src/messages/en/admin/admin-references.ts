// The references on the pages of moderation and of a person.

export const title = 'References'
export const note = 'What travellers wrote about each other, newest first. Notes to you are seen nowhere else.'
export const state = 'State'
export const states = { noted: 'With a note to moderators', hidden: 'Hidden', all: 'All' }
export const none = {
  noted: 'No reference has a note to moderators.',
  hidden: 'No reference is hidden.',
  all: 'There are no references.',
}
export const aboutWhom = (name: string) => `about ${name}`
export const reply = (name: string) => `The reply of ${name}`
export const noteToYou = 'Their note to the moderators'
export const hiddenBecause = 'Hidden. Its writer reads:'
export const reason = 'Why, for its writer'
export const reasonHint = 'Only they see the reference and this from then on.'
export const reasonMissing = 'Please say why.'
export const hide = 'Hide'
export const hideThis = 'Hide this reference'
export const show = 'Show it again'
export const failed = 'That did not work. Please try again.'

export const ofPerson = 'References that they wrote'
export const showOfPerson = 'Show their references'
export const noneOfPerson = 'They have written none.'
