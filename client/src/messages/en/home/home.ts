// The texts of the first page: the hero and the form. Those of the lazily loaded parts are in `recommend.ts`.

export const headline = ['Explore,', 'Discover,', 'Travel']
export const tagline = 'Let us craft your perfect getaway based on your preferences'
export const purpose = 'Nobody should miss a trip for want of company'

export const formTitle = 'Tell Us About Your Dream Trip'
export const budget = 'Budget'
export const budgetFor = 'Budget for'
export const wholeGroup = 'Whole group'
export const perPerson = 'Per person'
export const startingFrom = 'Starting from'
export const whoIsGoing = 'Who is going'
export const tripType = 'Trip type'
export const submit = 'Get Recommendations'
export const submitting = 'Finding Recommendations...'
