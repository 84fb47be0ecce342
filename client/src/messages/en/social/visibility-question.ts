// The question to older accounts about who sees their joined tours.
export const title = 'Who may see the tours you have joined?'
export const why =
  'They say where you will be, and when. Until you choose, everyone who is logged in can see them. You can change this at any time under Edit Profile.'
export const saved = 'Saved. You can change it under Edit Profile.'
export const failed = 'That did not work. Please try again.'
