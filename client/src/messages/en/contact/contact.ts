// Texts of the contact page and of the contact details.

export const documentTitle = 'Contact us'
export const title = 'Ask us before you pack'
export const intro = 'Which month, which train, how many steps: write to us, call, or come by for tea.'
export const otherWays = 'Other ways to reach us'
export const reachUs = 'Reach us'
export const reachUsIntro = 'A person reads what you write and answers the phone.'
export const phone = 'Phone'
export const email = 'Email'
export const address = 'Address'
export const hours = 'Hours'

export const enquiryTitle = 'Send us your Enquiry'
export const name = 'Name'
export const phoneNumber = 'Phone Number'
export const message = 'Message'
export const website = 'Website'
export const sending = 'Sending...'
export const submit = 'Submit'
export const failed = 'Failed to send message. Try again later.'

export const mapTitle = 'Come by'
export const openInMaps = 'Open in a maps app'
export const opensNewTab = '(opens in a new tab)'
export const mapLabel = 'Map around our office: arrow keys move it, plus and minus zoom'
export const mapCredit = (link: string) => `© ${link} contributors`
export const sketchLabel =
  'Sketch of the way: Lane 5 of Koregaon Park, Pune, between the river and North Main Road, east of Pune Junction'
export const river = 'Mula-Mutha river'
export const gardens = 'Gardens'
export const mainRoad = 'North Main Road'
export const station = 'Pune Junction'
export const district = 'Koregaon Park'
export const office = 'Saathi, Lane 5'

export const addressLines = ['Saathi, 2nd floor, Gulmohar House', 'Lane 5, Koregaon Park', 'Pune 411001, Maharashtra']
export const openingHours = [
  ['Monday to Friday', '9:00am-5:00pm'],
  ['Saturday', '9:00am-12:00pm'],
  ['Sunday', 'closed'],
] as const
