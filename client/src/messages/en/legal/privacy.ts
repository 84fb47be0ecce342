import { RETENTION } from '@saathi/shared/legal/retention'
import { rich } from '@saathi/shared/lib/rich'

export const title = 'Privacy'
export const intro = 'What we store about you, why, for how long, and what you can do about it.'
export const shortTitle = 'In short'
export const short = [
  'We use your data to run Saathi. We do not sell it, show no advertising and use no trackers.',
  'You can download what we store about you, and delete your account, in your profile under Edit Profile. The download leaves out what others have said about you to us, and tours that are hidden from you.',
  'Saathi is for people who are 18 or older.',
]
export const storedTitle = 'What we store'
export const why = (use: string) => rich`<strong>Why and who sees it:</strong> ${use}`
export const howLong = (time: string) => rich`<strong>How long:</strong> ${time}`
export const sealed = (logs: string, backups: string) =>
  `What the law asks us to keep is kept sealed, as said above, and deleted when its time is over. Logs of the server hold no names, addresses or texts and are kept for ${logs}. What you delete can stay in backups for ${backups}.`
export const browserTitle = 'In your browser'
export const counts = `We count by day, without you, which places our recommendations showed in which order, and how often they were opened, planned, saved or put away, with the starting city, the kind of trip and the month. No account, address of a device or exact time is stored with it, and it changes nothing that you see. The counts are deleted after ${RETENTION.suggestionCountDays} days.`
export const browser = `Your browser keeps your session, the theme you chose, drafts that you have not sent and, until you log out, whether you have a trip ahead, with which Home then begins. One cookie without your name tells browsers behind the same network apart when somebody logs in or asks for a code, so that attempts can be limited. It lasts a day, or ${RETENTION.sessionDays} days after your last log-in or visit.`
export const keptTrips =
  'If you choose “Keep my trips on this phone”, or “Keep my trips on this device”, your browser also keeps your trips, tickets, groups, expenses, messages, saved places and your profile, so that you can read them without a network. Messages, expenses, votes, ticks and changes of trips that you make without a network wait there too until they are sent. It is off until you choose it. All of it is deleted from the device when you log out, when somebody else logs in, when your session was ended, and when Saathi is opened after 7 days without contact to us. You can switch it off under Edit Profile.'
export const sharedText =
  'If you install Saathi and share a text or link to it from another app, your browser keeps that text on your device alone, for an hour at most, until you use it, discard it or log out. We get only what you then add to a trip. Whether you were asked to install Saathi is kept too.'
export const othersTitle = 'Who else gets data'
export const others = [
  'Our hosting, database and mail services, which work for us.',
  'Google, if you log in with Google or if this site uses Firebase to log people in.',
  'If this site has an AI service connected to the help chat: your questions, without your name. The chat says so when none is connected.',
  'The map on the contact page loads its tiles from a map service, which sees your network address.',
  'Authorities, when the law obliges us.',
]
export const rightsTitle = 'Your rights'
export const rights = 'Under the Digital Personal Data Protection Act, 2023 you may'
export const rightsList = [
  'see and download your data, and have it corrected, completed or deleted;',
  'withdraw your consent, which is as easy as giving it: those to your gender, a photo check and your UPI ID under Security, the one to your account by deleting it;',
  'name somebody who may use these rights if you die or cannot act, under Security;',
  'complain to our grievance officer, and after that to the Data Protection Board of India.',
]
export const complain = '<grievances>Complaints</grievances> explains how a complaint works. Write to:'
