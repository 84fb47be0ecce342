export const title = 'Audit'
export const note =
  'Every action of the staff with what it changed, and whose data they read. What you have a part in yourself is left out.'
export const caption = 'Actions of the staff'
export const search = 'Search'
export const searchHint = 'Name, action or note'
export const kind = 'About'
export const allKinds = 'Everything'
export const kinds = {
  user: 'A person',
  report: 'A report',
  appeal: 'An appeal',
  photoCheck: 'A photo check',
  tour: 'A tour',
  reference: 'A reference',
  package: 'A package',
  catalogue: 'The catalogue',
  enquiry: 'An enquiry',
  wrongFact: 'A wrong fact',
}
export const from = 'From'
export const to = 'To'
export const at = 'When'
export const act = 'Action'
export const by = 'Who'
export const subject = 'About'
export const noteColumn = 'Note'
export const role = 'Role'
export const commandLine = 'command line'
export const none = 'No action fits.'
export const byWhom = (name: string, role: string) => `${name}, ${role}`
export const changed = 'What changed'
export const noChange = 'It changed no values.'
export const before = 'Before'
export const after = 'After'
export const nothing = 'nothing'
export const sameSubject = 'All actions about this'
export const everySubject = 'Actions about everything'
