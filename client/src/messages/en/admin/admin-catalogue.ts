// The catalogue of the admin site: its three lists, and what they open.
import { RETENTION } from '@saathi/shared/legal/retention'

export const title = 'Catalogue'
export const tabs = { packages: 'Packages', destinations: 'Destinations', 'wrong-facts': 'Wrong facts' }
export const lists = 'Lists of the catalogue'
export const search = 'Search'
export const tryAgain = 'Try again'
export const close = 'Close'
export const failed = 'That did not work. Please try again.'
export const noteLabel = 'Note for the audit log (optional)'

export const packagesNote = 'Open a package to edit it. Every save is a version that can come back.'
export const packagesCaption = 'Packages'
export const packagesHint = 'Name, place or words'
export const kind = 'Kind of trip'
export const allKinds = 'All'
export const state = 'State'
export const states = { all: 'All', offered: 'Offered', withdrawn: 'Withdrawn' }
export const name = 'Name'
export const places = 'Destinations'
export const placesJoined = (places: string[]) => places.join(', ')
export const nights = 'Nights'
export const price = 'Price'
export const changed = 'Changed'
export const never = 'never'
export const withdrawn = 'Withdrawn'
export const offered = 'Offered'
export const noPackages = 'No package fits.'
export const newPackage = 'New package'
export const importFile = 'Import'
export const exportFile = 'Export'

export const importTitle = 'Import packages'
export const importIntro =
  'A file as an export writes it. Packages with a known slug change, others are added, and none goes away. One error, and nothing is imported.'
export const file = 'File'
export const importNow = 'Import the file'
export const importing = 'Importing...'
export const chooseFile = 'Please choose a file.'
export const fileUnreadable = 'This file could not be read.'
export const fileTooLarge = 'This file is too large for this page. Import it with npm run catalogue.'
export const importErrors = (n: number) =>
  n === 1 ? 'Nothing was imported. The file has an error:' : `Nothing was imported. The file has ${n} errors:`
export const imported = (added: number, updated: number, unchanged: number) =>
  `${added} added, ${updated} changed, ${unchanged} as before.`

export const destinationsNote = 'What the recommender knows, with its sources. These facts change with a release.'
export const destinationsCaption = 'Destinations'
export const destinationsHint = 'Name or state'
export const stateOfIndia = 'State'
export const checked = 'Checked'
export const uncertain = 'Doubtful facts'
export const reports = 'Open reports'
export const noDestinations = 'No destination fits.'
export const factFound = 'Fact that you have checked'
export const factFoundHint = 'Choose it only if the page now shows it as you found it. The page then tells this month.'
export const noFact = 'None'
export const factChecked = (name: string) => `Checked: ${name}`
export const checkedIn = (month: string) => `Facts checked in ${month}`
export const openPage = 'Open its page'
export const doubtful = 'doubtful'
export const doubts = 'To check before booking'
export const lowConfidence = 'Least sure of'
export const sources = 'Sources'
export const noSources = 'No sources are named.'
export const loadingFacts = 'Loading the facts'
export const factsFailed = 'The facts could not be loaded.'
export const openReports = (n: number) =>
  n === 1 ? '1 open report of a wrong fact' : `${n} open reports of wrong facts`

export const wrongFactsNote = `What readers report from the pages of destinations. Nobody knows who they are. Settled reports are deleted after ${RETENTION.settledFactDays} days.`
export const wrongFactsCaption = 'Reports of wrong facts'
export const openState = 'Open'
export const doneState = 'Settled'
export const destination = 'Destination'
export const section = 'Part of the page'
export const words = 'What is wrong'
export const reported = 'Reported'
export const settledAt = 'Settled'
export const noWrongFacts = { open: 'No report is open.', done: 'No report is settled yet.' }
export const noWrongFactsHere = {
  open: 'No report about this destination is open.',
  done: 'No report about this destination is settled.',
}
export const allDestinations = 'All'
export const reportedOn = (day: string) => `Reported on ${day}`
export const settledOn = (day: string) => `settled on ${day}`
export const settle = 'Settle'
export const reopen = 'Reopen'
export const settled = 'The report is settled.'
export const reopened = 'The report is open again.'
