export const documentTitle = 'About us'
export const title = 'Nobody should miss a trip for want of company'
export const intro =
  'Saathi is Hindi for companion. We help people in India find a place within their means, and good company to see it with.'
export const howWeBegan =
  'We began with a spreadsheet. Four of us noted what a night bus really cost, which forest gates had seats left, and who in the office would get up for a sunrise. Friends asked for it, then their cousins did.'
export const howWeWork =
  'Every figure on Saathi comes with the sum behind it, so you can check it. No place pays to be recommended, and we would rather tell you that the pass is closed than sell you the road to it.'
export const teamTitle = 'The people behind it'
export const teamIntro = 'Four of us, and a kettle that is never off.'

export const meera = {
  name: 'Meera Kulkarni',
  role: 'Founder, routes and rails',
  bio: 'Planned her first trip at eleven, from a railway timetable with no cover. She still checks every train we suggest, and takes the upper berth.',
}
export const farhan = {
  name: 'Farhan Sheikh',
  role: 'Hosts and tours',
  bio: 'Led treks in Himachal for nine winters. He talks to people who host a tour for the first time, and reminds them to count the blankets.',
}
export const lakshmi = {
  name: 'Lakshmi Subramaniam',
  role: 'Trust and safety',
  bio: 'Reads every report that comes in, most of them on the same day. Before Saathi she ran a women’s hostel in Coimbatore, which was good practice.',
}
export const tenzin = {
  name: 'Tenzin Dolkar',
  role: 'Places and prices',
  bio: 'Maintains the facts behind our estimates: bus fares, room rents, when a pass opens. Grew up in Leh, and does not believe a road is open until a driver says so.',
}
