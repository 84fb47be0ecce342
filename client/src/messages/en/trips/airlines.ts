/** Airlines by the code of their flights. */
export const airlines: Record<string, string> = {
  '6E': 'IndiGo',
  AI: 'Air India',
  IX: 'Air India Express',
  I5: 'Air India Express',
  QP: 'Akasa Air',
  SG: 'SpiceJet',
  UK: 'Vistara',
  '9I': 'Alliance Air',
  S5: 'Star Air',
  IC: 'FLY91',
  S9: 'flybig',
}
