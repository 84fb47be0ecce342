import { FIRST_QUESTIONS } from './first-questions-key.ts'
import { readStorage, removeStorage, writeStorage } from './storage.ts'

/** `/tours/9?day=2` is in `tours`. */
const sectionOf = (page: string) => page.split(/[/?#]/)[1] ?? ''

/** Has the first questions offered to a new user in the section of the page to which the registration leads, and on Home. */
export const offerFirstQuestions = (userId: string, page: string) =>
  writeStorage('local', FIRST_QUESTIONS, `${userId} ${sectionOf(page)}`)

/** Whether they are offered to a user on the page of a path. */
export function areFirstQuestionsOffered(userId: string, path: string): boolean {
  const [offeredTo, section] = readStorage('local', FIRST_QUESTIONS)?.split(' ') ?? []
  return offeredTo === userId && (sectionOf(path) === section || path === '/')
}

/** Puts the questions away, answered or not. */
export const endFirstQuestions = () => removeStorage('local', FIRST_QUESTIONS)
