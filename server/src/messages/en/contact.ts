export const sent = 'Your message has been sent successfully!'
export const removed = 'The enquiry is deleted.'

type EnquiryInMail = { name: string; email: string; phone: string; message: string }

/** To the operator. */
export const enquiryMail = ({ name, email, phone, message }: EnquiryInMail) => ({
  subject: `An enquiry from ${name}`,
  text: `${name} wrote by the contact form.

Email: ${email}
Phone: ${phone}

${message || '(no message)'}`,
})

/** To who sent an enquiry, which the mail quotes. */
export const answerMail = ({ name, message, answer }: { name: string; message: string; answer: string }) => ({
  subject: 'Your enquiry to Saathi',
  text: [`Dear ${name},`, answer, message && `You wrote:\n${message.replace(/^/gm, '> ')}`]
    .filter(Boolean)
    .join('\n\n'),
})
