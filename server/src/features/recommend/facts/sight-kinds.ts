import type { ParsedTrip } from '../parsed-trip.ts'

/** The words by which a sight is one for a kind of trip. */
const SIGHTS: Record<ParsedTrip['type'], RegExp> = {
  beaches: /\b(beach(es)?|sands?|coves?|bay|seaside|coast|lagoon|surf)\b/i,
  mountains:
    /\b(hills?|peaks?|points?|views?|viewpoints?|ridge|valley|pass|tea|falls|waterfalls?|lake|ghat|trek|snow|meadows?|cliffs?|rocks?|pillar|gorge)\b/i,
  historical:
    /\b(forts?|palaces?|temples?|museum|caves?|tombs?|ruins|mosque|church|basilica|quarter|white town|gate|haveli|stepwell|mahal|old|stupa)\b/i,
  adventure:
    /\b(raft\w*|trek\w*|climb\w*|paraglid\w*|kayak\w*|div(e|es|ing)|snorkel\w*|zip|bungee|ski\w*|camp\w*|walks?|trails?|boulder\w*|surf\w*|jeep|cycl\w*)\b/i,
  wildlife:
    /\b(safaris?|tigers?|lions?|elephants?|birds?|bird-watching|sanctuary|(?:national|safari|animal) park|reserve|forest|rhinos?|crocodiles?|dolphins?|flamingos?)\b/i,
  spiritual:
    /\b(temples?|ghats?|aarti|shrines?|math|mutt|matha|monaster\w*|church|basilica|dargah|gurdwara|ashrams?|gompa|stupa|darshan|samadhi|holy|tank)\b/i,
  culinary:
    /\b(food|lunch|thalis?|breakfast|dinner|sweets?|market|bazaar|kebabs?|biryani|dosas?|chaat|fish|coffee|cook\w*|eat\w*|street|mishti|kulcha|meals?|wine|spices?|toddy|tea)\b/i,
}

/** A stroll through a town, a market or an estate is no adventure. */
const STROLL = /\b(city|town|quarter|heritage|food|market|bazaar|estate|garden|village)s? walks?\b/i
/** Whether the name of a sight says that it is one for a kind of trip. */
export const isOfKind = (name: string, type: ParsedTrip['type']): boolean =>
  SIGHTS[type].test(name) && !(type === 'adventure' && STROLL.test(name))

/** What tells of a kind without its pitch: any market is food there, any gate history, and a mountain pass is a ghat. */
const TELLING_SIGHTS: typeof SIGHTS = {
  ...SIGHTS,
  historical:
    /\b(forts?|palaces?|temples?|museum|caves?|tombs?|ruins|mosque|masjid|church|basilica|quarter|white town|haveli|stepwell|mahal|stupa)\b(?! view)/i,
  spiritual:
    /\b(temples?|ghats?|aarti|shrines?|(math|mutt|matha)(?! hill)|monaster\w*|church|basilica|dargah|gurdwara|ashrams?|gompa|stupa|darshan|samadhi|holy)\b(?! (view ?points?|road|flower))/i,
  wildlife:
    /\b(safaris?|tigers?|elephants?|birds?|sanctuary|reserve|squirrels?|rhinos?|crocodiles?|dolphins?|deer|tahr)\b(?!'s| (hill|point|caves?|falls|beach|stables)\b)/i,
  adventure:
    /\b(raft\w*|trek\w*|climb\w*|paraglid\w*|kayak\w*|div(e|ing)|snorkel\w*|zip|bungee|ski\w*|boulder\w*|surf\w*)\b/i,
  mountains: /^(?!.*\b(museum|palace)\b).*\b(hills?|peaks?|mountains?|ridge|valley|falls|waterfalls?)\b/i,
  culinary:
    /\b(food|thalis?|sweets?|kebabs?|biryani|dosas?|chaat|cook\w*|kulcha|meals?|lunch|breakfast|dinner|cafes?)\b(?! island)/i,
}

/** Whether the name of a sight tells by itself that it is one for a kind of trip, of a place that may be known for others. */
export const tellsOfKind = (name: string, type: ParsedTrip['type']): boolean => TELLING_SIGHTS[type].test(name)
