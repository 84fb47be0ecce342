const DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

export const kept = 'Good to have you with us still.'

export const deletionRequestedMail = (deletedOn: Date, profileUrl: string) => ({
  subject: 'Your Saathi account will be deleted',
  text: `You asked us to delete your Saathi account. It will be deleted on ${DAY.format(deletedOn)}, with everything that belongs to it. Tours that you host and that are still to come are cancelled already, and their guests have been told.

To keep your account, log in before then and choose "Keep my account" (${profileUrl}).

If it was not you who asked, do that now, and set a new password.

Saathi`,
})

/** When the staff asks for the deletion. */
export const deletionByStaffMail = (deletedOn: Date, profileUrl: string) => ({
  subject: 'Your Saathi account will be deleted',
  text: `Our team has started the deletion of your Saathi account, as you asked us to or as our terms require. It will be deleted on ${DAY.format(deletedOn)}, with everything that belongs to it. Tours that you host and that are still to come then are cancelled on that day, and their guests are told.

To keep your account and your tours, log in before then and choose "Keep my account" (${profileUrl}).

Saathi`,
})

/** When the staff exports somebody's data. */
export const exportedByStaffMail = (profileUrl: string) => ({
  subject: 'Our team has made a copy of your data',
  text: `Our team has made a copy of your Saathi data, as you asked us to. Your messages, the conversations of your groups, your trips and your expenses are not in it, since our team cannot read them.

You can download all of your data yourself (${profileUrl}).

If you did not ask for a copy, please write to us.

Saathi`,
})

export const accountGoneMail = (deletedOn: Date, registerUrl: string, contactUrl: string) => ({
  subject: 'Your Saathi profile is hidden and will be deleted',
  text: `Your login for Saathi was deleted, so nobody sees your profile any more. It will be deleted on ${DAY.format(deletedOn)}, with everything that belongs to it. Tours that you host and that are still to come are cancelled already, and their guests have been told.

To keep your profile, sign up again with this email address before then (${registerUrl}).

If it was not you who deleted the login, please write to us (${contactUrl}).

Saathi`,
})
