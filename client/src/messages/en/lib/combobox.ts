export const clear = 'Clear this field'
export const choices = 'Choices'
export const nothing = 'Nothing found. Try another spelling.'
export const found = (count: number) => (count === 1 ? '1 found' : `${count} found`)
