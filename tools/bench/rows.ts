/** The ids and values that the requests need. */
export type Facts = Record<'packageId' | 'token' | 'userId' | 'otherId' | 'tourId' | 'today', string>

/** A POST if it has a body; signed in if it has a token. */
export type Request = { path: string; body?: object; token?: string }

/** Returns one row with one column `body`: the rows of our response as JSON text. */
export type Statement = { text: string; params: string[] }

/** One row of the table: a request, and the equivalent SQL statement if there is one. */
export type Row = {
  name: string
  request: (facts: Facts) => Request
  statement?: (facts: Facts) => Statement
}

const rest =
  (path: string, body?: object): Row['request'] =>
  ({ packageId }) => ({ path: `/api${path.replace(':packageId', packageId)}`, body })

const query =
  (procedure: string, input: (facts: Facts) => object): Row['request'] =>
  (facts) => ({ path: `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input(facts)))}` })

const mutation =
  (procedure: string, input: (facts: Facts) => object): Row['request'] =>
  (facts) => ({ path: `/trpc/${procedure}`, body: input(facts) })

const CARD = `id as "_id", slug, name, description, images, destinations, tour_type as "tourType", price, nights`
const WHOLE = `${CARD}, image_url as "imageUrl", activities, accommodations as "raccom",
  array_replace(place_ids, '', null) as "placeIds"`

const packageList = () => ({
  text: `select json_agg(card)::text as body from (select ${CARD} from packages order by id limit 100) card`,
  params: [],
})
const packageById = ({ packageId }: Facts) => ({
  text: `select row_to_json(whole)::text as body from (select ${WHOLE} from packages where id = $1) whole`,
  params: [packageId],
})

/** The same request by a signed-in user. */
const signedIn =
  (request: Row['request']): Row['request'] =>
  (facts) => ({ ...request(facts), token: facts.token })

const PERSON = (alias: string) =>
  `json_build_object('_id', ${alias}.id, 'name', ${alias}.name, 'firebaseUid', ${alias}.firebase_uid)`
const hidden = (column: string) =>
  `exists (select from blocks b where (b.blocker_id, b.blocked_id) in ((${column}, $1::uuid), ($1::uuid, ${column})))`
/** The visibility rule of participants, for a reader without followers and matches among them. */
const visible = `(u.joined_tours_visible_to = 'everyone' or u.id = $1::uuid or t.creator_id = $1::uuid or exists (
  select from tour_participants own where own.tour_id = t.id and own.user_id = $1::uuid))`
const tourOf = (participants: number) => `select t.id as "_id", t.name, t.description,
      t.cancellation_terms as "cancellationTerms", t.images,
      json_build_object('start', t.start_date, 'end', t.end_date) as "travelDates", t.price, t.covers, t.destination, t.place_id as "placeId",
      ${PERSON('host')} as "creatorId",
      (select coalesce(json_agg(${PERSON('p')} order by p.turn), '[]') from (
        select u.id, u.name, u.firebase_uid, s.turn from tour_participants s join users u on u.id = s.user_id
        where s.tour_id = t.id and not ${hidden('s.user_id')} and u.suspended_at is null and ${visible}
        order by s.turn limit ${participants}) p) as participants,
      t.joined - hidden.count as "participantCount",
      case when k.id is not null then json_build_object('_id', k.id, 'name', k.name, 'tourType', k.tour_type) end as "packageId",
      t.capacity - hidden.count as capacity, t.is_public as "isPublic", t.shows_host as "showsHost",
      t.cancelled_at is not null as cancelled,
      t.end_date < $2::date as ended, t.joining_closed_at is not null as "joiningClosed",
      t.needs_approval as "needsApproval", t.questions,
      t.only_gender as "onlyGender",
      json_build_object('host', t.creator_id = $1::uuid,
        'joined', exists (select from tour_participants where tour_id = t.id and user_id = $1::uuid),
        'place', (select (select count(*)::int from tour_waitlist b where b.tour_id = w.tour_id and b.turn <= w.turn)
          from tour_waitlist w where w.tour_id = t.id and w.user_id = $1::uuid),
        'favorite', exists (select from favorites where tour_id = t.id and user_id = $1::uuid),
        'requested', exists (select from tour_requests where tour_id = t.id and user_id = $1::uuid),
        'removed', exists (select from tour_removals where tour_id = t.id and user_id = $1::uuid),
        'declined', exists (select from tour_removals where tour_id = t.id and user_id = $1::uuid and declined),
        'withBlocked', exists (select from tour_participants own where own.tour_id = t.id and own.user_id = $1::uuid)
          and exists (select from tour_participants s join blocks b on b.blocked_id = s.user_id
            where s.tour_id = t.id and b.blocker_id = $1::uuid)) as mine`
const HIDDEN_SEATS = `(select least(count(*)::int, coalesce(t.capacity, 1000000) - 1) as count from tour_participants s
      where s.tour_id = t.id and ${hidden('s.user_id')}) hidden`
const tourList =
  (participants: number) =>
  ({ userId, today }: Facts) => ({
    text: `select json_agg(row_to_json(whole))::text as body from (
    ${tourOf(participants)}
    from (select * from tours where start_date >= $2::date and not ${hidden('creator_id')}
      and not exists (select from users suspended where suspended.id = creator_id and suspended.suspended_at is not null)
      order by start_date, id limit 20) t
    join users host on host.id = t.creator_id left join packages k on k.id = t.package_id cross join lateral ${HIDDEN_SEATS}
    order by t.start_date, t.id) whole`,
    params: [userId, today],
  })
const oneTour = ({ userId, today, tourId }: Facts) => ({
  text: `select row_to_json(whole)::text as body from (
    ${tourOf(12)}
    from tours t join users host on host.id = t.creator_id left join packages k on k.id = t.package_id
    cross join lateral ${HIDDEN_SEATS}
    where t.id = $3 and not ${hidden('t.creator_id')}) whole`,
  params: [userId, today, tourId],
})
const run = (from: string, to: string) =>
  `(select * from messages where from_id = ${from} and to_id = ${to} and id < $3 order by id desc limit 30)`
const talk = ({ userId, otherId }: Facts) => ({
  text: `select json_agg(row_to_json(message))::text as body from (
    select id as "_id", from_id as "from", to_id as "to", text, key,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from (${run('$1::uuid', '$2::uuid')} union all ${run('$2::uuid', '$1::uuid')}) runs
    where exists (select from matches where user_id = $1 and other_id = $2) and not ${hidden('$2::uuid')}
    order by id desc limit 30) message`,
  params: [userId, otherId, 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
})
const swiping = ({ userId, otherId }: Facts) => ({
  text: `select json_build_object('message', 'Swipe recorded.', 'match', null)::text as body
    from (select outcome from swipe_person($1, $2, 'right') offset 0) done where outcome = 'swiped'`,
  params: [userId, otherId],
})
const swipe = ({ otherId }: Facts) => ({ swipedUserId: otherId, action: 'right' })
const list = (column: string, from: string, where: string) =>
  `array(select ${column} from ${from} where ${where} = me.id order by created_at desc limit 1000)`
const ownProfile = ({ userId }: Facts) => ({
  text: `select row_to_json(whole)::text as body from (
    select id as "_id", name, bio, profile_picture as "profilePicture", follower_count as "followerCount",
      following_count as "followingCount", home_city as "homeCity", languages, firebase_uid as "firebaseUid", email,
      trip_types as "tripTypes", travel_months as "travelMonths",
      json_build_object('travelType', coalesce(travel_type, 'family')) as preferences,
      travel_type is not null as "travelTypeChosen",
      ${list('follower_id', 'follows', 'followed_id')} as followers,
      ${list('followed_id', 'follows', 'follower_id')} as following,
      ${list('tour_id', 'favorites', 'user_id')} as "favoriteTours",
      joined_tours_visible_to as "joinedToursVisibleTo", consented_at is not null as consented, tour_mails as "tourMails",
      visibility_answered or joined_tours_visible_to <> 'everyone' as "visibilityAnswered", digest_mails as "digestMails",
      deletion_asked_at as "leavesAt"
    from users me where id = $1) whole`,
  params: [userId],
})

const dreamTrip = { budget: '20000', starting_location: 'mumbai', group_size: '2', preference_type: 'beaches' }

export const rows: Row[] = [
  { name: 'packages.list REST', request: rest('/packages'), statement: packageList },
  { name: 'packages.list tRPC', request: query('packages.list', () => ({ limit: 100 })), statement: packageList },
  { name: 'packages.get REST', request: rest('/packages/:packageId'), statement: packageById },
  { name: 'packages.get tRPC', request: query('packages.get', (facts) => facts), statement: packageById },
  { name: 'tours.list REST', request: signedIn(rest('/tours?limit=20')), statement: tourList(100) },
  { name: 'tours.list tRPC', request: signedIn(query('tours.list', () => ({ limit: 20 }))), statement: tourList(12) },
  { name: 'tours.get tRPC', request: signedIn(query('tours.get', ({ tourId }) => ({ tourId }))), statement: oneTour },
  {
    name: 'messages.list tRPC',
    request: signedIn(query('messages.list', ({ otherId }) => ({ userId: otherId }))),
    statement: talk,
  },
  // A repeated right swipe, which changes nothing.
  {
    name: 'matching.swipe REST',
    request: signedIn((facts) => ({ path: '/api/users/swipe', body: swipe(facts) })),
    statement: swiping,
  },
  { name: 'matching.swipe tRPC', request: signedIn(mutation('matching.swipe', swipe)), statement: swiping },
  // After the swipe, which may have removed a card.
  { name: 'matching.deck REST', request: signedIn(rest('/users?limit=20')) },
  { name: 'matching.deck tRPC', request: signedIn(query('matching.deck', () => ({ limit: 20 }))) },
  { name: 'social.me REST', request: signedIn(rest('/users/profile')), statement: ownProfile },
  { name: 'social.me tRPC', request: signedIn(query('social.me', () => ({}))), statement: ownProfile },
  { name: 'recommend REST', request: rest('/recommend_travel', dreamTrip) },
  {
    name: 'routes tRPC',
    request: query('recommend.routes', () => ({ city: 'delhi', people: 2, month: 12, places: ['jaipur'] })),
  },
  { name: 'recommend tRPC', request: query('recommend.travel', () => dreamTrip) },
]
