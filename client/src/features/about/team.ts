export type Member = { id: string; name: string; role: string; bio: string }

/** The team. `id` seeds the pattern of the avatar. */
export const TEAM: Member[] = [
  {
    id: 'team-meera',
    name: 'Meera Kulkarni',
    role: 'Founder, routes and rails',
    bio: 'Planned her first trip at eleven, from a railway timetable with no cover. She still checks every train we suggest, and takes the upper berth.',
  },
  {
    id: 'team-farhan',
    name: 'Farhan Sheikh',
    role: 'Hosts and tours',
    bio: 'Led treks in Himachal for nine winters. He talks to people who host a tour for the first time, and reminds them to count the blankets.',
  },
  {
    id: 'team-lakshmi',
    name: 'Lakshmi Subramaniam',
    role: 'Trust and safety',
    bio: 'Reads every report that comes in, most of them on the same day. Before Saathi she ran a women’s hostel in Coimbatore, which was good practice.',
  },
  {
    id: 'team-tenzin',
    name: 'Tenzin Dolkar',
    role: 'Places and prices',
    bio: 'Keeps the facts behind our estimates: bus fares, room rents, when a pass opens. Grew up in Leh, and does not believe a road is open until a driver says so.',
  },
]
