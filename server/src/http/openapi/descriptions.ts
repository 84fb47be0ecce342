/** The introduction of the API document; CommonMark. */
export const INTRODUCTION = `Saathi plans trips across India and finds people to take them with. This is its documented HTTP API; TypeScript
developers have the same calls, and more, as typed procedures in the package \`@saathi/client\`.

## Tokens
Open calls need none. The others take the ID token of the identity provider: \`Authorization: Bearer <ID token>\`.
After registration exchange the \`customToken\` for one with the Firebase SDK (\`signInWithCustomToken\`); where Saathi
runs with its embedded provider, \`POST /identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=embedded\`
on this origin does the same. A token is good for an hour. The token says who acts: a \`userId\` (or \`currentUser\`) in a
payload may be left out, and one that is not your own is 403.

## Shapes
Ids are UUIDs and are called \`_id\`. Days are \`YYYY-MM-DD\`, instants ISO 8601, money whole rupees. Pictures given as
paths resolve under \`/api\`. No id is \`users\`, so that \`/users/users/{userId}\` is never \`/users/{userId}/…\`. The examples
are answers to real calls, one after the other; of long lists they show the first two.

## Lists
A list is a plain array of at most 100. When there is more, a \`Link: <…>; rel="next"\` header says where; its \`cursor\`
is opaque. Packages carry an \`ETag\`: ask again with \`If-None-Match\` and an unchanged answer is an empty 304.

## Errors
Every error is an \`Error\`: \`{ message, code, requestId, field?, messageId?, params? }\`. 400 names the \`field\` at fault, 401 needs a token,
403 is not yours to do (with \`reason: "consent"\`: the account has to confirm first that its owner is 18 or older), 404 does not exist (for you), 405 names in \`Allow\` what does, 409 comes too late or twice, 413 and
415 are about the body, 429 and 503 say in \`Retry-After\` when to come back. Tell us the \`requestId\` if you write to us.

## What is stable
Paths, methods, the fields documented here and their meanings stay within version 1. Answers may get new fields, requests
new optional ones, lists of words (such as \`TourType\`) new words, and errors new messages: please ignore what you do not
know, and compare \`code\` or \`messageId\`, not \`message\`. What has to change otherwise gets a new path, and the old one keeps working
for six months with a \`Deprecation\` header. Not stable: the order of people to swipe on, the figures and reasons of
recommendations (prices move), limits on how often, and anything under \`/trpc\`, which is made for \`@saathi/client\` of
the same version.`

/** The groups of calls, in the order shown. */
export const TAGS = [
  { name: 'Trips', description: 'Recommendations, destinations and packages: open to anybody.' },
  { name: 'Account', description: 'Registration, your profile, pictures and passkeys.' },
  {
    name: 'Tours',
    description:
      'Group tours: list, join, leave, favorite, and the conversation of their groups. Travel plans: who goes where, and when.',
  },
  {
    name: 'Itineraries',
    description: 'Trips, day by day: their items, checklists and changes; your own, and those of your tours.',
  },
  {
    name: 'Expenses',
    description:
      'Who has paid what on a tour or trip, who owes whom, and payments between people. All money is whole paise.',
  },
  { name: 'People', description: 'Public profiles, following, swiping and matches.' },
  { name: 'Contact', description: 'Enquiries to Saathi.' },
]

/** The description of each error status, the same for every call. */
export const ERROR_DESCRIPTIONS: Record<number, string> = {
  400: 'The input is not valid; `field` names what.',
  401: 'No token, or one that is not good any more.',
  403: 'Not yours to do: the `userId` of somebody else, no profile yet, no word yet of being 18 or older (`reason` is `consent` then), a log-in that still needs a passkey (`passkey-needed`), or a suspended account.',
  404: 'There is no such thing, or not for you.',
  409: 'It cannot be done any more, or has been done already; the message says which.',
  408: 'The body came in too slowly.',
  413: 'The body is too large.',
  415: 'The body is of another type.',
  429: 'Too often; `Retry-After` says how many seconds to wait.',
}
export const OTHERWISE =
  'Something went wrong on our side (500), or is out of reach just now (503, with `Retry-After`).'
