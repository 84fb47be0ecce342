/**
 * What a device can be told by a notification. `messages`: private ones; `group`: what the members of a tour or trip write;
 * `seat`: one's seat, request or tour; `requests`: people who ask, invite or answer; `money`: payments; `tomorrow`: the evening
 * before a trip.
 */
export const PUSH_KINDS = ['messages', 'group', 'seat', 'requests', 'money', 'tomorrow'] as const
