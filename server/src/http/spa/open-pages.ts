/** Public pages by path, with their title and description for search engines. */
export const openPages: Record<string, { title: string; text: string }> = {
  '/': {
    title: 'Saathi: travel together across India',
    text: 'Say what trip you dream of and get places across India with honest costs in rupees, and the reasons why.',
  },
  '/destinations': {
    title: 'Destinations across India · Saathi',
    text: 'Places across India with the best months, what a trip costs from your city, how to get there and what to know first.',
  },
  '/routes': {
    title: 'Routes across India · Saathi',
    text: 'Journeys over several places: the order, nights, trains and roads between them, and the whole bill in rupees.',
  },
  '/about': {
    title: 'About us · Saathi',
    text: 'Who makes Saathi, how we price a trip to the last rupee, and why travelling across India is better with company.',
  },
  '/contact': {
    title: 'Contact us · Saathi',
    text: 'Write to the people of Saathi about a trip, a tour or your account, or come by: where we are and when we answer.',
  },
  '/blog': {
    title: 'Blog · Saathi',
    text: 'Trips across India as those who made them tell them: what was good, what was not, and what it came to in rupees.',
  },
  '/privacy': {
    title: 'Privacy · Saathi',
    text: 'What Saathi stores about you, why, for how long, who sees it, and how to download or delete it.',
  },
  '/terms': {
    title: 'Terms of use · Saathi',
    text: 'What you agree to when you use Saathi: being 18 or older, honest profiles, tours between travellers, and money.',
  },
  '/grievances': {
    title: 'Complaints and grievances · Saathi',
    text: 'Who answers complaints about Saathi, how to send one, and how soon it is acknowledged and resolved.',
  },
  '/login': {
    title: 'Log in · Saathi',
    text: 'Log in to join group tours, follow travellers and find companions for your next trip across India.',
  },
  '/register': {
    title: 'Sign up · Saathi',
    text: 'Join Saathi to travel across India in company: group tours, companions who suit you, and costs that add up.',
  },
}
