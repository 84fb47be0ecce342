import type { FactSection } from '@saathi/shared/admin/rules'

export const title = (place: string) => `A wrong fact about ${place}`
export const intro = 'Tell us what is wrong and, if you know, what is right. An editor checks every report.'
export const section = 'Which part?'
export const chooseSection = 'Please choose'
export const sections: Record<FactSection, string> = {
  months: 'When to go',
  costs: 'What it costs',
  ways: 'Getting there',
  highlights: 'What to see and do',
  stays: 'Where to stay',
  permits: 'Permits',
  cautions: 'Warnings and closures',
  other: 'Something else',
}
export const noSection = 'Please choose which part is wrong.'
export const words = 'What is wrong?'
export const wordsHint = 'We do not store who you are, so we cannot write back.'
export const noWords = 'Please write what is wrong.'
export const website = 'Website'
export const send = 'Send'
export const sending = 'Sending...'
export const cancel = 'Cancel'
export const close = 'Close'
export const failed = 'We could not send this. Check your connection and try again.'
