import type { StoredDataKind } from '@saathi/shared/auth/stored-data'
import { GROUP_DAYS } from '@saathi/shared/groups/rules'
import { type OperatorRetention, RETENTION } from '@saathi/shared/legal/retention'
import { DELETION_DAYS } from '@saathi/shared/social/rules'

type StoredData = {
  title: string
  /** The data that is stored. */
  what: string
  /** Its use, and who sees it. */
  use: string
  keptFor: (retention: OperatorRetention) => string
}

const WITH_ACCOUNT = `Until you delete it or your account. A deleted account is gone after ${DELETION_DAYS} days, during which you can change your mind.`

/** Each kind of stored personal data, as the privacy page lists it. */
export const storedData = {
  account: {
    title: 'Your account and profile',
    what: 'Name, email address, picture, bio, travel type, home city, languages, the trips you like and the months in which you travel, your gender if you say one and when it last changed, your settings, when you last opened Saathi, when we last mailed you about unread messages, when you confirmed that you are an adult, and the state of your account, such as a suspension or a planned deletion.',
    use: 'To log you in and to show other travellers who you are. When you last opened Saathi is shown to nobody: we use it to mail you about unread messages only when you have been away. You can turn that mail off in your profile. Your email address is shown to you alone. Your gender shows only by your being in a tour or deck for one gender; it is not verified, and moderators see it in a report about you. Your name, picture, bio and counts are public.',
    keptFor: () => WITH_ACCOUNT,
  },
  consents: {
    title: 'What you have agreed to',
    what: 'For your account, your gender, a photo check and your UPI id: when you agreed or took that back, and the version of this page at that time.',
    use: 'To prove that you agreed, and to let you take it back. Only you see it.',
    keptFor: () => 'Until your account is deleted.',
  },
  nominees: {
    title: 'Your nominee',
    what: 'Only if you name somebody who may use your rights when you die or cannot act: their name, their email address or phone number, and when you named them. Please ask them before.',
    use: 'So that they can be reached and recognised then. You see it, and a moderator who needs it, which is recorded.',
    keptFor: () => 'Until you remove it or your account is deleted.',
  },
  logins: {
    title: 'Log-ins',
    what: 'Your password as a scrypt hash that cannot be turned back; the devices on which you have logged in, each with its browser and system, such as Chrome on Android, when you logged in, when it was last used, and whether it was logged out; and scrambled marks of the browsers and networks that you have logged in from. With Google, the log-in service holds the password and the marks of networks instead.',
    use: 'To keep you logged in, and others out, to show you where you are logged in, and to mail you about a new device. Only you see your devices.',
    keptFor: ({ logDays }) =>
      `A device is logged out ${RETENTION.sessionDays} days after its last use, and deleted ${Math.max(logDays, RETENTION.sessionDays)} days after it, as a log of log-ins. Marks: ${RETENTION.sessionDays} days after their last use. A link for a new password: 15 minutes.`,
  },
  passkeys: {
    title: 'Passkeys',
    what: 'The name that you give a passkey, its public key, its counter, whether it is synced to other devices, and when it was made and last used. If your log-ins ask for a passkey, a hash of your recovery code. While you add a passkey or log in with one, a random number for your device to sign. Your fingerprint, face or PIN never leaves your device.',
    use: 'So that you can log in with your device.',
    keptFor: () =>
      'Until you remove the passkey or delete your account. The recovery code until you turn it off. The random number: a quarter of an hour at most.',
  },
  registrationCodes: {
    title: 'Codes for your address',
    what: 'The email address that you register with or change to, hashes of the codes, and scrambled marks of the browser and network.',
    use: 'To check that the address is yours, also before you add a passkey.',
    keptFor: () => 'Until the code expires: a few minutes, or an hour for a change of address and a new passkey.',
  },
  pictures: {
    title: 'Pictures you upload',
    what: 'The picture in several sizes, without its camera and location data, and who uploaded it.',
    use: 'To show it on your profile, on your tours, in their groups and as receipts of expenses. Whoever has the link of a picture can open it.',
    keptFor: () =>
      `Until you remove it or delete your account; a picture that is used nowhere, ${RETENTION.unusedPictureHours} hours.`,
  },
  tours: {
    title: 'Tours',
    what: 'Tours that you host, tours that you join, wait for, ask to join or mark as a favourite, with the times, your answers to the questions of a host whom you ask, what you ask a host before you join and their answers, removals from a tour or declined requests with the words of the host, and the gender to which a host has opened a tour.',
    use: 'To run the tours. Logged-in travellers see tours, those for one gender only if it is theirs, and, as you choose in your profile, which ones you have joined. Anyone with the link sees a tour that its host made public, without its participants, and with the first name and picture of its host, what was checked about them and how many references they have, if they chose so; link previews and the help chat may show it, without its host. The host alone sees your answers and your questions; their answer to a question only you see besides. The days of a tour’s plan, with the sights by name only, are shown to whoever sees the tour.',
    keptFor: () =>
      `A request to join and its answers: until the host decides, you take it back or the tour is over. A question before joining: ${RETENTION.guestQuestionDays} days after the tour. The rest: ${WITH_ACCOUNT.charAt(0).toLowerCase()}${WITH_ACCOUNT.slice(1)}`,
  },
  saved: {
    title: 'Saved packages and destinations',
    what: 'Which packages and destinations you have saved, and when.',
    use: 'To show you your list. Only you see it.',
    keptFor: () => WITH_ACCOUNT,
  },
  plans: {
    title: 'Where you are going',
    what: 'Where you plan to go, from when to when, how flexible you are, with whom, your note, who may find the plan, the gender to which you open it, the tours to which a host has invited you because of it, and what you answered.',
    use: 'So that travellers to the same place find each other. Whom you allow sees the place, the months, with whom you go and your note; the days only people you are matched with, and hosts whose invitation to a tour you have accepted. A search compares weeks, and finds a plan to the end of its last week. The page of a destination says how many people plan to go, without names to visitors.',
    keptFor: () =>
      `${RETENTION.endedPlanDays} days after the plan’s last day, or until you withdraw it or delete your account. An invitation as long as the tour and your account.`,
  },
  references: {
    title: 'References',
    what: 'What you write about people with whom you were on a tour, and what they write about you: what kind of company, whether the writer would travel again, a text, a note to the moderators and a reply, with the name of the tour and its month.',
    use: 'So that travellers know with whom they go. Logged-in travellers see a reference on the profile of the person it is about, with your first name and picture, once both of you have written, or 14 days after the tour or after you wrote it. Whether you would travel again is only counted. Moderators alone read the note to them; they can hide a reference, and then tell you why.',
    keptFor: () => 'Until you or the person it is about delete your account. You cannot change or delete a reference.',
  },
  trips: {
    title: 'Trips',
    what: 'Your trips: place, dates, number of people, starting city, and the items of each day with their notes, costs and links; who changed a trip last; and what you have ticked and added on your checklists. The links to trips and the calendar feed that you make, as hashes from which their addresses cannot be found. The booking reference (PNR) of a ticket, only if you keep it, encrypted. The public page of a trip that you have asked for, and the pages of trips of friends to which you have agreed.',
    use: 'To show you your days. You see a trip, and if you make it that of a tour, so do the members of the tour, who may change it if you allow that. Your checklist and your booking references are seen by you only; they are no part of what you share, copy or export from a trip. Whoever has a link sees the days and places of that trip, with a link for your family its times and stays too, and your first name if you choose that. A public page, only if you and all friends who change the trip want it and the trip is over, shows everybody its sights, the ways and what it cost, without dates, words and people, and your first name and the listing by search engines only if you choose that.',
    keptFor: () =>
      `Until you delete the trip or your account. An item that was removed for ${RETENTION.removedItemDays} days, so that this can be undone. A booking reference as long as its item, and your place in a trip of somebody who has invited you. The key by which a repeated change is recognised for ${RETENTION.tripEditHours} hours. A public page until you take it down, a friend withdraws, or we hide it. A link until you revoke it, one for your family until the day after the trip.`,
  },
  exclusions: {
    title: 'Places that are not for you',
    what: 'Only if you ask us to remember them: destinations that you marked as not for you, each with your reason.',
    use: 'To leave them out of your recommendations on every device. Only you see them.',
    keptFor: () => WITH_ACCOUNT,
  },
  notifications: {
    title: 'Notifications',
    what: 'What changed in your tours, who changed it, and whether you have read it.',
    use: 'To tell you. Only you see them.',
    keptFor: () => WITH_ACCOUNT,
  },
  devices: {
    title: 'Notifications on your devices',
    what: 'Only if you switch them on: the address of your browser at its push service, such as that of Google, Mozilla, Microsoft or Apple, with the keys for it, what you want to be told of, and when the device was told of something.',
    use: 'To tell the device of news. The push service carries what is shown encrypted, so that only your browser reads it.',
    keptFor: () =>
      'Until you switch them off, log that device out, or do not use it for 90 days. What a device was told: 8 days.',
  },
  people: {
    title: 'Follows, swipes and matches',
    what: 'Whom you follow, your swipes on other travellers, your matches, and how far you are in the deck.',
    use: 'To show you people to travel with. A swipe is shown to the other person only when both of you have swiped right.',
    keptFor: () => WITH_ACCOUNT,
  },
  messages: {
    title: 'Messages',
    what: 'Messages between you and your matches, and the hosts and guests of your tours, when they were sent, and how far each of you has read.',
    use: 'To deliver them. Only the two of you see them, and moderators when one of you reports the other.',
    keptFor: () =>
      `Until one of the two accounts is deleted. The log that lets an interrupted connection resume: ${RETENTION.eventHours} hours.`,
  },
  groups: {
    title: 'Groups of tours',
    what: 'What you write in the group of a tour, with pictures, reactions, votes, meeting points and "I am here", when you joined and left, and how far you have read.',
    use: 'To show it to the host and everybody with a seat. A person whom a block separates from you does not see it.',
    keptFor: () =>
      `Until ${RETENTION.groupDays} days after the tour, or until the tour is deleted. The group is open until ${GROUP_DAYS} days after the tour; from then on its members have it in their export only. "I am here" is deleted after a day. If your account is deleted, your words, pictures and votes leave the group.`,
  },
  choices: {
    title: 'Choosing together',
    what: 'The trips that you and others choose from with their bills, who votes, when the choice closes and which trip won, the links to join one as a scrambled text, and your vote: what you could go for, and what you cannot do.',
    use: 'To find the trip that most could go for. Who votes sees that you have voted. Nobody else sees how, not even our staff on their pages.',
    keptFor: () =>
      `Until ${RETENTION.choiceDays} days after the choice has closed, or until whoever started it deletes it. Your vote goes when you leave the choice, and with your account; so do the choices that you started.`,
  },
  expenses: {
    title: 'Shared expenses',
    what: 'Expenses of your tours and trips: what they were for, the day, who paid, how they are split, notes, receipts, corrections with their reasons, the names of guests without an account, and payments between you with their method and reference.',
    use: 'To say who owes whom. The host and everybody with a seat see the expenses of a tour; whoever has left sees those that concern them. References are for the two people of a payment. Between two people whom a block separates only names, titles and figures are shown.',
    keptFor: () =>
      `Until ${RETENTION.expenseDays} days after the tour or the last change, whichever is later. If your account is deleted, your notes, reasons, receipts and references are deleted; the figures and titles stay for the others, under “a former member”.`,
  },
  upiIds: {
    title: 'Your UPI id',
    what: 'The UPI id to which others can pay you, if you add one, and earlier ones that somebody still has to pay to, until you delete it.',
    use: 'To let somebody pay you. Only those to whom you show it for a payment see it, until you have confirmed the payment.',
    keptFor: () => 'Until you remove it or delete your account.',
  },
  mails: {
    title: 'Mails that we send you',
    what: 'Your address and the text, until the mail is sent; after that only that a mail was sent, and when.',
    use: 'To deliver codes, links, news of your tours and, at most once a day, how much you have not read.',
    keptFor: () => `${RETENTION.mailDays} days.`,
  },
  enquiries: {
    title: 'Enquiries',
    what: 'Your name, email address, phone number and message from the contact form, and our answer.',
    use: 'To answer you. Only our staff see them.',
    keptFor: ({ enquiryDays }) => `${enquiryDays} days after we have answered.`,
  },
  counts: {
    title: 'Counts against abuse',
    what: 'How often something was done, under a scrambled mark of the account, address or network that did it.',
    use: 'To stop spam and guessing of passwords.',
    keptFor: () => 'At most a day.',
  },
  blocks: {
    title: 'Blocks',
    what: 'Whom you have blocked, with the names at that time.',
    use: 'To keep the two of you out of each other’s sight. The other person is not told.',
    keptFor: () =>
      `Until you unblock. After one account is deleted, at least ${RETENTION.deletedAccountDays} days, and as long as the other person has an account.`,
  },
  reports: {
    title: 'Reports and evidence, kept sealed',
    what: 'A report with its reason and note, and a copy of what it was about: the reported profile, its newest tours and plans, the last messages of the two people, and the plan, the expense or the entry of a group that was reported, with what the two wrote there before it and, without names, the ten entries of others before and after it. A report from a group has its last 30 entries. Also what moderators decided, and the appeal of the person whom it concerns.',
    use: 'To decide on the report, and because the law asks for it. Nobody can change or delete the copy early, not even the two accounts. Only moderators see it; nobody is told who reported.',
    keptFor: ({ evidenceDays }) =>
      `The copy ${evidenceDays} days, also when an account is deleted; the report at least as long, and until it is closed.`,
  },
  photoChecks: {
    title: 'Photo checks',
    what: 'A picture of you with a gesture that we ask for, until a moderator has compared it with your profile picture; then only the decision and its date.',
    use: 'To show others that a moderator has seen you. Nobody but moderators sees the picture.',
    keptFor: () =>
      `The picture until the decision, at most ${RETENTION.photoCheckDays} days; the decision until your profile picture changes or the account is deleted.`,
  },
  staff: {
    title: 'Acts of our staff',
    what: 'Who of us may use the admin pages, and what each of them has done there: who, when, in which role, about what, the state before and after, and a note.',
    use: 'So that everything our moderators, editors and operators do can be checked. Only they see it. Nobody can change it.',
    keptFor: () => `${RETENTION.auditDays / 365} years, also when an account is deleted.`,
  },
  deletedAccounts: {
    title: 'Deleted accounts, kept sealed',
    what: 'Only of accounts with blocks, reports or a suspension: a scrambled form of the email address, the old account number, and the dates.',
    use: 'So that blocks and suspensions hold when the same address registers again.',
    keptFor: () =>
      `At least ${RETENTION.deletedAccountDays} days, and as long as a block or report needs it; a suspension ${RETENTION.suspensionDays / 365} years.`,
  },
} satisfies Record<StoredDataKind, StoredData>
