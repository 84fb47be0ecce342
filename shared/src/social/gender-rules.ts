/** The genders that people may declare. */
export const GENDERS = ['woman', 'man', 'another'] as const

/** Days after a change of the gender until the next one. The first declaration is not a change. */
export const GENDER_CHANGE_DAYS = 90
