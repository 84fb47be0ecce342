// In a chunk that is run by itself, before the page's own: React's part for browsers takes a while to begin.
export { createRoot } from 'react-dom/client'
