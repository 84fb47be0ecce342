// What people see of a tour's days before they join, and what they ask its host.

export const theDays = 'The days'
export const loadingDays = 'Loading the days...'
export const daysFailed = 'We could not load the days just now.'
export const tryAgain = 'Try again'
/** For the host, beside the plan. */
export const seenBefore = 'What others see before they join'
export const dayNumber = (number: number) => `Day ${number}`
export const nothingFixed = 'Nothing fixed yet'
export const others = (count: number) => (count === 1 ? '1 more stop' : `${count} more stops`)
/** Of a plan that does not begin at the host's home; the point itself is for members. */
export const startsIn = (place: string) => `Starts in ${place}. Your way there is your own.`
export const wholePlan = 'Times, stays and the meeting point are for those who join.'

export const askTitle = (host: string) => `Ask ${host}`
export const askIntro = (host: string) => `Not sure yet? Only you and ${host} see what you write.`
export const yourQuestion = 'Your question'
export const questionExample = 'How far do we walk on the second day?'
export const questionMissing = 'Please write your question.'
export const ask = 'Ask a question'
export const send = 'Send question'
export const cancel = 'Cancel'
export const busy = 'Loading...'
export const asked = (host: string) => `Question sent. We’ll tell you when ${host} answers.`
export const askFailed = 'Your question could not be sent. Please try again.'
export const you = 'You'
export const noAnswerYet = (host: string) => `${host} has not answered yet.`
export const askedEnough = (host: string) => `You have asked ${host} as much as one can before joining.`

export const questionsToYou = 'Questions before joining'
export const onlyYouTwo = 'Only you and who asked see a question and your answer.'
export const yourAnswer = 'Your answer'
export const answerTo = (name: string) => `Your answer to ${name}`
export const answerMissing = 'Please write your answer.'
export const answer = 'Send answer'
export const answered = (name: string) => `${name} can read your answer now.`
export const answerFailed = 'Your answer could not be sent. Please try again.'
export const answeredBefore = (count: number) => `Answered (${count})`
