/** The demo account: created with the demo data, shown in the start banner and on the log-in page. */
export const DEMO_LOGIN = { email: 'demo@saathi.example', password: 'namaste-saathi' }
