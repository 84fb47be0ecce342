import { CONTACT_INFO } from '@saathi/shared/contact/contact-info'
import type { Article } from './article.ts'

/** Help on Saathi itself, and on trips and what they cost. */
export const TRIPS: Article[] = [
  {
    id: 'what-is-saathi',
    title: 'What Saathi is',
    asks: ['what does this website do', 'what can i do here', 'how does saathi work'],
    text: 'Saathi helps you find a trip within your means and people to make it with. Tell us your [dream trip](/) and you get costed places; look through the [packages](/); join or host a [group tour](/tours); or [find a companion](/matching). More about us is on the [about page](/about).',
  },
  {
    id: 'price-of-saathi',
    title: 'What Saathi costs',
    asks: [
      'is saathi free',
      'how much does saathi charge',
      'is there a fee or subscription or commission',
      'do i have to pay to use this website',
      'is membership free',
      'do you charge commission',
    ],
    text: 'Using Saathi is free: recommendations, packages, an account, joining and hosting tours. There is no subscription and no commission.',
  },
  {
    id: 'recommendations',
    title: 'How recommendations are made',
    asks: [
      'how do recommendations work',
      'how do you choose destinations',
      'are the recommendations sponsored',
      'what does the match rating mean',
      'how is the fit out of five calculated',
    ],
    text: 'The [dream-trip form](/) takes your budget, city, group and what calls you. We rank places by how well they fit: the type, the budget, the season, how easy they are to reach and your company. The rating is that fit out of 5, not a review. No place pays to be shown, and no AI decides order or prices.',
  },
  {
    id: 'estimates',
    title: 'How good the prices are',
    asks: [
      'are the prices accurate',
      'how are the costs estimated',
      'what does the total cost include',
      'is this a quote or an estimate',
      'why is the price different',
    ],
    text: 'Costs are our own estimates, not quotes: rail within 12 %, stays and days within 30 %, air within 35 %. They hold travel there and back, stay, food and typical extras for the whole group, and every line shows its sum under View Full Details.',
  },
  {
    id: 'budget',
    title: 'Whose the budget is',
    asks: [
      'is the budget per person or for the group',
      'which budgets can i choose',
      'what does 1,00,000+ mean',
      'does the budget include travel',
    ],
    text: 'The budget is the whole group’s for the whole trip, travel included; results say it per head too, and you can switch it to each person’s. ₹1,00,000+ has no ceiling.',
  },
  {
    id: 'cities',
    title: 'Starting cities',
    asks: [
      'which cities can i start from',
      'my city is not in the list',
      'can i start from pune or ahmedabad',
      'starting location options',
    ],
    text: 'We plan from Mumbai, Delhi, Bengaluru, Hyderabad, Chennai, Kolkata, Pune, Ahmedabad, Jaipur, Lucknow and Kochi. If you live elsewhere, name your city and we plan from the nearest of these; getting there is not in the costs.',
  },
  {
    id: 'packages',
    title: 'Travel packages',
    asks: [
      'what are travel packages',
      'what is included in a package',
      'difference between a package and a tour',
      'how do i book a package',
      'see all packages',
    ],
    text: 'A package is a plan with a price a person: places, things to do, where one sleeps. Its page says what is included. Tours are people going on a date; Join The Fun on a [package](/) leads to the [tours](/tours), and a host can base a tour on a package.',
  },
  {
    id: 'tickets',
    title: 'Tickets and hotels',
    asks: [
      'do you book train or flight tickets',
      'can you book a hotel for me',
      'reserve my bus ticket',
      'book flights through saathi',
    ],
    text: 'We do not sell or book tickets or rooms. Recommendations say which train, bus or flight makes sense and in which areas to stay, so that you can book them yourself.',
  },
  {
    id: 'permits',
    title: 'Permits and visas',
    asks: [
      'do i need a permit for ladakh or sikkim or arunachal',
      'inner line permit',
      'do i need a visa',
      'permit for lakshadweep',
    ],
    text: 'Where a place asks for a permit, its recommendation says which, for whom and how many days ahead, under travel logistics and cautions. Indians need no visa within India; visitors from abroad should ask the Indian mission in their country.',
  },
  {
    id: 'insurance',
    title: 'Insurance',
    asks: ['do you provide travel insurance', 'am i insured on a tour', 'medical insurance for the trip'],
    text: 'Saathi sells no insurance, and tours come without any unless their host says so. For treks, diving and paragliding we would take one out.',
  },
  {
    id: 'contact',
    title: 'Reaching a person',
    asks: [
      'how do i contact you',
      'phone number of saathi',
      'talk to a human or customer care',
      'email address for support',
      'what are your office hours',
      'where is your office located',
      'when are you open',
    ],
    text: `Use the [contact form](/contact), ring ${CONTACT_INFO.phone} or mail ${CONTACT_INFO.email}. Our office is at 2nd floor, Gulmohar House, Lane 5, Koregaon Park, Pune 411001, Maharashtra. Hours: Monday to Friday 9:00am-5:00pm, Saturday 9:00am-12:00pm, Sunday closed.`,
  },
  {
    id: 'this-helper',
    title: 'Who answers here',
    asks: ['are you a robot', 'are you a bot', 'are you human or ai', 'what can you help me with'],
    text: 'I am Saathi AI, the help chat. I answer from our help pages, packages, tours and trip estimates, and I see nobody’s account. For anything else there are [people](/contact).',
  },
]
