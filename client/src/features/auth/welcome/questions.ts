/** The questions after the registration, in order. */
export const QUESTIONS = ['city', 'languages', 'travel'] as const
export type Question = (typeof QUESTIONS)[number]

/** The question of the URL; the first one for any other value. */
export const questionIn = (value: unknown): Question => QUESTIONS.find((known) => known === value) ?? QUESTIONS[0]

/** The question after this one; null after the last. */
export const questionAfter = (question: Question): Question | null => QUESTIONS[QUESTIONS.indexOf(question) + 1] ?? null
