export const title = 'Messages'
export const unreadMessages = (count: number) => `Messages, ${count} unread`
export const moreThan99 = '99+'
export const loading = 'Loading messages...'
export const listFailed = 'We could not load your messages just now.'
export const groupsFailed = 'We could not load your tour groups just now.'
export const tryAgain = 'Try again'
export const empty = 'No messages yet. Say hello to one of your matches.'
export const matchedUsers = 'Matched Users'
export const olderConversations = 'Older conversations'
export const ownMessage = (message: string) => `You: ${message}`
export const unreadCount = (count: string) => `${count} unread`
export const selectConversation = 'Select a conversation'

export const loadingConversation = 'Loading...'
export const conversationFailed = 'We could not load this conversation just now.'
export const allMessages = 'All messages'
export const messagesWith = (name: string) => `Messages with ${name}`
export const earlierMessages = 'Earlier messages'
export const firstOfMatch = 'You matched! Say hello: where would you both like to go?'
export const firstOfTour = 'You are on the same tour. Say hello.'
export const received = (name: string, message: string) => `${name}: ${message}`
export const you = 'You:'
export const by = (name: string) => `${name}:`
export const read = 'Read'
export const sending = 'Sending...'
export const notSent = 'We could not send this message.'
export const discard = 'Discard'
export const revealLink = 'Press to make this a link'
export const openLink = (host: string) => `Open ${host}`
export const openLinkInNewTab = (host: string) => `Open ${host} in a new tab`

export const writeTo = (name: string) => `Write to ${name}`
export const message = 'Message'
export const placeholder = 'Write a message...'
export const send = 'Send'
export const length = (used: string, max: string) => `${used} / ${max}`
export const tooLong = (count: number, formatted: string) =>
  count === 1 ? '1 character too many' : `${formatted} characters too many`
export const nearlyFull = 'Nearly full'
export const signedOut = 'Please log in to view your messages.'
