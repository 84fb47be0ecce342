// The question is part of a lazy chunk, for people who keep their trips: it is set here once it is there.
let question: (() => Promise<boolean>) | null = null

export const setUnsentQuestion = (next: typeof question) => {
  question = next
}

/** Whether what waits to be sent may be deleted: true when nothing waits, or its author says so. */
export const mayDeleteUnsent = async () => question === null || question()
