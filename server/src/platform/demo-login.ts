/** The log-in of the demonstration: made with the demo data, shown in the banner and on the log-in page. */
export const DEMO_LOGIN = { email: 'demo@saathi.example', password: 'namaste-saathi' }
