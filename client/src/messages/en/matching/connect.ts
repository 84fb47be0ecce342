export const connect = 'Connect'
export const connectWith = (name: string) => `Connect with ${name}`
export const asked = 'Asked to connect'
export const askedShort = 'Asked'
export const askedNamed = (name: string) => `Asked to connect with ${name}`
export const askedToast = (name: string) => `Asked. ${name} sees it only after asking you, too.`
export const askedMeans = (name: string) =>
  `${name} sees it only after asking you, too. Then you are matched, and can write to each other.`
export const withdraw = 'Withdraw'
export const keep = 'Keep it'
export const message = 'Message'
export const messageTo = (name: string) => `Message ${name}`
export const planTogether = 'Plan it together'
export const planTogetherWith = (name: string) => `Plan it together with ${name}`
export const chooseTogether = (name: string) => `Choose a place for you and ${name}, then plan the days.`
export const failed = 'That did not work. Please try again.'
