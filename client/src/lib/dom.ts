// In the react chunk, so that `boot.js` can run React before the page's own code: together they would be one long task.
export { createRoot } from 'react-dom/client'
