import type { Article } from './article.ts'

/** Help on having an account. */
export const ACCOUNT: Article[] = [
  {
    id: 'sign-up',
    title: 'Making an account',
    asks: [
      'how do i sign up',
      'how to create an account',
      'how do i register',
      'make a new account',
      'sign up with google',
    ],
    text: 'Go to [Sign Up](/register): give your name, email address and a password of at least 6 characters, and press Send Verification Code. Type the six-digit code from the mail, and you are in. You can also [log in](/login) with Google.',
  },
  {
    id: 'code',
    title: 'The verification code does not come',
    asks: [
      'i did not get the verification code',
      'verification code not received',
      'otp not coming',
      'code expired or wrong',
      'resend the code email',
    ],
    text: 'The code is six digits, is good for 10 minutes and bears five tries. Look in the spam folder first, and check the address for a slip. After 60 seconds you can ask for a new one on the [registration page](/register); only the newest works.',
  },
  {
    id: 'password',
    title: 'A forgotten password',
    asks: [
      'i forgot my password',
      'reset password',
      'change my password',
      'cannot log in',
      'unable to login to my account',
    ],
    text: 'Choose Forgot password? on the [login page](/login), or go straight to [reset your password](/reset-password): we mail you a link to set a new one. If you signed up with Google, log in with Google.',
  },
  {
    id: 'logout',
    title: 'Logging out',
    asks: ['how do i log out', 'sign out of my account', 'where is logout'],
    text: 'Open the menu with your name in the navigation bar and choose Logout. On a phone it is in the Menu at the foot of the screen.',
  },
  {
    id: 'edit-profile',
    title: 'Changing your profile',
    asks: [
      'how do i edit my profile',
      'change my name or bio',
      'update profile details',
      'set preferred travel type family gen z',
    ],
    text: 'Everything of yours is at [Edit profile](/edit-profile): name, bio, picture and preferred travel type (Family or Gen Z). Press Save Profile when you are done.',
  },
  {
    id: 'picture',
    title: 'Your profile picture',
    asks: [
      'how do i change my profile picture',
      'upload a photo',
      'remove my picture',
      'photo upload failed',
      'which image formats and size are allowed',
    ],
    text: 'On [Edit profile](/edit-profile) choose a JPEG, PNG, WebP or AVIF of at most 5 MB; Remove Current Picture takes it away again. We strip hidden data such as the place where it was taken. Without a picture you get a block print of your own.',
  },
  {
    id: 'email-change',
    title: 'Changing your email address',
    asks: ['can i change my email address', 'update my email', 'use a different email id'],
    text: 'The email address of an account cannot be edited, since it is how you prove that the account is yours. If you have lost the old one, [write to us](/contact).',
  },
  {
    id: 'delete-account',
    title: 'Deleting your account',
    asks: [
      'how do i delete my account',
      'close my account',
      'remove all my data',
      'deactivate profile permanently',
      'erase my personal information',
    ],
    text: 'At the foot of [Edit profile](/edit-profile), under My data, you can delete your account. If you logged in more than 5 minutes ago, we ask you to log in again first. The account goes after 7 days, with all that is yours; until then you can change your mind there. Coming tours that you host are cancelled at once.',
  },
  {
    id: 'my-data',
    title: 'A copy of your data',
    asks: ['download my data', 'what data do you keep about me', 'export my information', 'gdpr data copy'],
    text: 'Under My data on [Edit profile](/edit-profile) you can download everything that we hold on you, in one file; if you logged in more than 5 minutes ago, we ask you to log in again first. It also says which of your reports are kept, and until when.',
  },
  {
    id: 'privacy',
    title: 'Who sees what of you',
    asks: [
      'who can see my profile',
      'is my email visible to others',
      'privacy policy',
      'do you share or sell my data',
      'is my phone number shown',
    ],
    text: 'Other travellers see your name, picture, bio and how many follow you; people who are logged in also see your tours. Your email address is shown to you alone, and an account holds no phone number. Before two people match, nobody is told on which days the other travels. A report keeps the last messages of the two and the reported profile for 180 days or more, also when an account is deleted; only moderators see it, and nobody is told who reported. Blocks and reports hold for an address that registers again: of a deleted account with such we keep a scrambled form of the address.',
  },
  {
    id: 'age',
    title: 'Age',
    asks: [
      'what is the minimum age',
      'can i join if i am 16',
      'is there an age limit',
      'must i be 18',
      'i am 17 can i join',
      'can my children join',
    ],
    text: 'You must be 18 or older to have an account. Children can of course come along on a family trip with their own adults; ask the host of a tour first.',
  },
  {
    id: 'phone-app',
    title: 'On a phone',
    asks: ['is there a mobile app', 'download the android or iphone app', 'does it work on my phone', 'play store app'],
    text: 'There is no app to install: this website is made for the phone first, and everything works there.',
  },
  {
    id: 'notices',
    title: 'Notices',
    asks: [
      'how will i know if my tour is cancelled',
      'notifications',
      'do you send alerts',
      'where are my notices',
      'how am i notified when a seat becomes free',
    ],
    text: 'When a seat becomes yours or a tour of yours is cancelled, a notice waits for you at the bell once you are logged in. We send no advertising.',
  },
]
