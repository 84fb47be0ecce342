export const warningMail = (name: string, reason: string) => ({
  subject: 'A word from Saathi about your account',
  text: `Dear ${name},

we have looked into something that you did on Saathi, about this: ${reason}.

This is a warning: please treat your fellow travellers with care. If it happens again we will close your account.
If you think that we are mistaken, you can appeal once, within 30 days: on Saathi, log in and open "Edit profile".

Saathi`,
})

export const suspensionMail = (name: string, reason: string) => ({
  subject: 'Your Saathi account is suspended',
  text: `Dear ${name},

we have looked into something that you did on Saathi, about this: ${reason}.

Your account is suspended: nobody sees you any more. When you log in, you can download your data, appeal and delete
your account, and nothing else.
If you think that we are mistaken, you can appeal once, within 30 days: log in and open "Edit profile".

Saathi`,
})
