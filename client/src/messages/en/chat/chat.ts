// Texts of the help chat.

export const open = 'Help & Support'
export const title = 'Saathi AI'
export const subtitle = 'Help & Support'
export const fromGuides = 'Answers from our guides'
export const startOver = 'Start over'
export const close = 'Close the chat'
export const conversation = 'Conversation'
export const yourMessage = 'Your message'
export const placeholder = 'Type a message'
export const send = 'Send'
export const fromYou = 'You:'
export const fromBot = 'Saathi AI:'
export const writing = 'Saathi AI is writing...'
export const greeting = 'Namaste! I am Saathi AI. Ask me about trips, places, tours or your account.'
export const starters = [
  'A beach trip for two from Mumbai under 20,000',
  'When is the best time to visit Spiti?',
  'How do I join a tour?',
]
export const failed = (reason: string) => `Error: ${reason}`
