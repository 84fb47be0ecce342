export const sent = 'Your message has been sent successfully!'
export const removed = 'The enquiry is deleted.'

/** To who sent an enquiry, which the mail quotes. */
export const answerMail = ({ name, message, answer }: { name: string; message: string; answer: string }) => ({
  subject: 'Your enquiry to Saathi',
  text: [`Dear ${name},`, answer, message && `You wrote:\n${message.replace(/^/gm, '> ')}`]
    .filter(Boolean)
    .join('\n\n'),
})
