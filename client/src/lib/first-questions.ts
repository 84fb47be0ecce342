import { readStorage, removeStorage, writeStorage } from './storage.ts'

const KEY = 'firstQuestions'

/** `/tours/9?day=2` is in `tours`. */
const sectionOf = (page: string) => page.split(/[/?#]/)[1] ?? ''

/** Has the first questions offered to a new user in the section of the page to which the registration leads, and on Home. */
export const offerFirstQuestions = (userId: string, page: string) =>
  writeStorage('local', KEY, `${userId} ${sectionOf(page)}`)

/** Whether this device offers the questions to anybody. */
export const hasFirstQuestions = () => readStorage('local', KEY) !== null

/** Whether they are offered to a user on the page of a path. */
export function areFirstQuestionsOffered(userId: string, path: string): boolean {
  const [offeredTo, section] = readStorage('local', KEY)?.split(' ') ?? []
  return offeredTo === userId && (sectionOf(path) === section || path === '/')
}

/** Puts the questions away, answered or not. */
export const endFirstQuestions = () => removeStorage('local', KEY)
