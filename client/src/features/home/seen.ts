/** Where this device keeps that somebody has seen Home signed in: `ahead` when they had a trip ahead, which `boot.js` reads. */
export const SEEN = 'home.seen'
