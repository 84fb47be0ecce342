/** Where this device keeps that it offers the first questions. Apart, since the first page needs no more of them. */
export const FIRST_QUESTIONS = 'firstQuestions'
