export const sent = 'Your message has been sent successfully!'
