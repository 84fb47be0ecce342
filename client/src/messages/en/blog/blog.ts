// Texts of the blog page and its posts, whose titles and openings the server shows too.

export const documentTitle = 'Blog'
export const title = 'They came back and told us'
export const intro = 'Three trips, in the words of the travellers: what was good, what went wrong, and what it cost.'
export const readMore = 'Read More'
export const readMoreOf = (title: string) => `Read More: ${title}`
export const closeStory = 'Close the story'
export const story = 'The story'
export const shareStory = 'Share this story'

export const windOnTheThirdMorning = {
  author: 'Imran Qureshi',
  byline: 'Hyderabad · Bir, in November',
  alt: 'A paraglider leaving the meadow at Billing at sunrise',
  paragraphs: [
    'I had four days of leave, a fear of heights, and a sister who had stopped believing that I would go. None of my friends could get the same week. So I joined a tour on Saathi with six strangers, and told the host, Kavya, that I might back out at the top. She said that two in every group do, and that the dal at the top is worth the jeep ride anyway.',
    'On the first morning there was fog. On the second the pilots stood on the meadow for an hour, dropping blades of grass, and then shook their heads and drove us down again. I will be honest: I was relieved both times, and then annoyed with myself for being relieved. We walked to the monastery instead. A retired bank manager from Indore taught all of us rummy on the hostel roof and won eleven hundred rupees in matchsticks.',
    'The third morning was clear. My pilot, Suresh, asked if I had eaten. I had not been able to. “Good,” he said, “now run.” I took four steps and the fifth one had nothing under it. It was quiet, which nobody had told me. I could hear a dog in Chaugan and a pressure cooker, somewhere below my shoes. I was sick once, after landing, behind a wall. It was still the best twenty-two minutes of my year.',
    'What it came to: the estimate said ₹13,400 with the train and the night bus, and I spent ₹14,150. The difference is a woollen cap, and the momos I bought for everyone who had heard me scream. Take a proper jacket, even if it is warm in Delhi. If you can, keep a day in hand, because the wind does not know about your leave. My sister has the photo as her wallpaper.',
  ],
}

export const lunchTakesAnAfternoon = {
  author: 'Nandini Deshpande',
  byline: 'Pune · Malvan and Devbag, in January',
  alt: 'A river landing in the Konkan, with a tiled house under the palms',
  paragraphs: [
    'I host tours now. The first one had two people in it, and one of them was my cousin, so I will tell you about the second. I asked for five others who like to eat slowly, and wrote in the description that there would be no clubs, no banana boat and no hurry. Nine people wanted to come. Four of them waited in the queue until somebody’s exam was moved, and then the next in line had the seat before I had finished my tea.',
    'We took the day train to Kudal because the window seats are the point of it. In Malvan our landlady, Mrs Pednekar, looked at the two vegetarians as one looks at a flat tyre: with sympathy, and some interest in how it had happened. By the second day she was feeding them better than us. We ate at half past one and got up at four. In between people said things that one does not say at dinner in a city.',
    'Not everything worked. The sea was rough on the morning for snorkelling, so we saw mostly our own bubbles, and the boatman gave back half without being asked. Two of the group found four nights too quiet and told me so on the third. I should have said even more plainly that after nine in the evening there is nothing but frogs. It stands in the description now.',
    'For the six of us it came to ₹15,800 a head, against the ₹15,200 of the package, mostly because we would not stop ordering solkadhi. What I remember is the auction on the sand: an old man bidding for a single surmai with his eyebrows, and a doctor from Nashik, who had not had leave in three years, asleep against a boat with her shoes in her lap.',
  ],
}

export const motherAndSteps = {
  author: 'Arindam Banerjee',
  byline: 'Kolkata · Varanasi and Bodh Gaya, in February',
  alt: 'Priests raising lamps at the evening aarti in Varanasi',
  paragraphs: [
    'My mother is seventy-one, has one new knee, and had wanted to see Kashi since before I was born. She also does not like to be helped. When I looked for places for two from Kolkata, the list said in so many words that the ghat steps are steep. So I counted them before I booked: forty-eight at the ghat where we would stay. I told her. She said that her mother had climbed them with a pot on her head.',
    'We went with a group of seven whose host, Mr Tripathi, used to teach geography. He had asked each of us beforehand what we could not do, which nobody on any trip had asked us before. He found a room on the river side with a lane behind it where a cycle rickshaw could come to the door. She used the forty-eight steps twice, both times downwards, both times holding the arm of a student from Ranchi whom she had decided to adopt.',
    'The boat at dawn was everything that she had hoped for. The burning ghat was hard for me, and not for her. What I would do differently is the train: ours to Gaya was four hours late with fog behind it, the waiting room was full, and her knee paid for it. In February I would take the morning train and not the night one. The estimate had warned us about January only.',
    'In Bodh Gaya she sat under the tree for two evenings, next to a monk from Vietnam, neither with a word the other knew, sharing a packet of our puffed rice. All in all we spent ₹38,600 for the two of us, within the range that we had been shown. She has now asked what it costs to Rameswaram. I have not counted the steps there yet.',
  ],
}
