// Who travels, in the optional part of the form.
export const whoTravels = 'Who travels'
export const adults = 'Adults'
export const asChosen = (adults: number) => `As chosen above (${adults})`
export const seniors = 'Of them 60 or older'
export const none = 'None'
export const children = 'Children'
export const ageOfChild = (nth: number) => `Age of child ${nth}`
export const ageOf = (age: number) => (age === 0 ? 'Under 1' : String(age))
export const easyWalking = 'Easy walking only'
export const easyWalkingHint = 'Treks and steep climbs come later in the list.'
export const firstTime = 'First time in the mountains'
export const firstTimeHint = 'We warn of sleeping above 3,000 m without rest.'
export const childrenRule =
  'Children pay by the rules of each train, bus, flight and stay. Long hours and nights in a seat count against a journey.'
