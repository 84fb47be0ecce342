export const planTrip = 'Plan this trip'
export const seePlan = 'See the plan'
