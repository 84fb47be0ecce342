import { rich } from '@saathi/shared/lib/rich'

// Texts of log-in, registration, password and consent.

export const loading = 'Loading...'
export const cancel = 'Cancel'
export const continueOn = 'Continue'
export const failed = 'That did not work. Please try again.'
export const email = 'Email'
export const password = 'Password'
export const isAdult = 'I am 18 or older'
export const passwordHint = '6 characters or more'

export const loginTitle = 'Login'
export const loginIntro = 'Welcome back.'
export const loginFor = {
  tour: 'Log in to take a seat on a tour.',
  host: 'Log in to host a tour.',
  join: 'A friend invites you. Log in to come along.',
  plan: 'Log in to plan this trip.',
  company: 'Log in to see who is going.',
}
export const newHere = 'New to Saathi? <link>Sign up here</link>'
export const forgotPassword = 'Forgot password?'
export const enterEmail = 'Please enter your email address.'
export const enterPassword = 'Please enter your password.'
export const loggedIn = 'Logged in successfully!'
export const demoLogin = (email: string, password: string) =>
  rich`To look around: <strong>${email}</strong>, password <nobr>${password}</nobr>.`
export const fillIn = 'Fill it in'
export const or = 'or'
export const continueWithGoogle = 'Continue with Google'

export const signUpTitle = 'Sign Up'
export const signUpIntro = 'Find people to travel with. It takes a minute.'
export const signUpFor = {
  tour: 'Sign up to take a seat on a tour.',
  host: 'Sign up to host a tour.',
  join: 'A friend invites you. Sign up to come along.',
  plan: 'Sign up to plan this trip.',
  company: 'Sign up to see who is going.',
}
export const haveAccount = 'Already have an account? <link>Log in here</link>'
export const agreement =
  'By signing up you agree to our <terms>terms</terms>. Our <privacy>privacy notice</privacy> says how we use your data.'
export const stepDetails = 'Step 1 of 2: your details'
export const fullName = 'Full Name'
export const emailAddress = 'Email Address'
export const confirmPassword = 'Confirm Password'
export const adultHint = 'Tours, matching and messages are for adults. You can also confirm this later.'
export const sendCode = 'Send Verification Code'
export const haveCode = 'I already have a code'
export const stepCode = 'Step 2 of 2: the code from your email'
export const codeSent = (email: string, minutes: number) =>
  rich`A verification code was sent to <address>${email}</address>. It is valid for ${minutes} minutes.`
export const code = 'Verification Code'
export const register = 'Verify & Register'
export const resendIn = (seconds: number) => `Resend code in ${seconds} s`
export const resend = 'Resend code'
export const back = 'Back'
export const newCode = 'We have sent you a new code.'
export const sendFailed = 'Failed to send verification code. Please try again.'
export const registerFailed = 'Failed to verify code or register. Please try again.'
export const codeRequired = 'Verification code is required.'
export const redirecting = 'Login successful! Redirecting...'
export const registered = 'Registration complete. Please log in manually.'
export const allRequired = 'All fields are required'
export const passwordsDiffer = 'Passwords do not match'
export const passwordTooShort = (least: number) => `Password should be at least ${least} characters`

export const resetTitle = 'Forgot password?'
export const resetIntro = 'Enter your email and we’ll send a reset link.'
export const newPasswordTitle = 'Set a new password'
export const newPasswordIntro = 'This logs you out on all your devices. Then log in with the new password.'
export const backToLogin = 'Back to Login'
export const askForLink = 'Ask for a link'
export const linkSent = (email: string) =>
  rich`If <address>${email}</address> has an account, we have sent a link to it. Please check your spam folder, too.`
export const sendLink = 'Send me a link'
export const sendAgain = 'Send it again'
export const askForNewLink = 'Ask for a new link'
export const newPassword = 'New password'
export const setPassword = 'Set the new password'
export const enterNewPassword = 'Please enter a new password.'
export const passwordChanged = 'Your password has been changed. Please log in.'

export const chooserTitle = 'Choose an account'
export const chooserIntro = 'Google log-in is not set up here, so this page replaces it: any name and address will do.'
export const anotherAccount = 'Another account'
export const name = 'Name'
export const googleAddress = 'Google address'

export const logInAgain = 'Log in again'
export const logInAgainIntro = 'Your last log-in was more than 5 minutes ago. Please confirm that it is you.'

export const consentTitle = 'One question first'
export const consentIntro =
  'Here you meet and travel with other people. This is for adults, so please confirm your age once.'
export const consentForm = 'Your age'
export const consentHint = 'We store only the date on which you confirmed it.'
export const consentMissing = 'Please tick the box if you are 18 or older.'
export const notNow = 'Not now'

export const notLoadedTitle = 'Not loaded'
export const notLoaded = 'User data not fully loaded. Please log in.'
export const tryAgain = 'Try again'
export const suspendedTitle = 'Account suspended'
export const dataAndAccount = 'Your data and account'
