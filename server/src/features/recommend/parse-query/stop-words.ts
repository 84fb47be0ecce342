/** Words that say nothing by themselves, English and Hinglish. */
const STOP_WORDS = new Set(
  [
    'a an the and or of for in on at to from near around with by my our me we us i is are r be am it its this that next last',
    'trip trips travel tour tours holiday holidays vacation vacations getaway package plan want wants would like need please',
    'suggest suggestions looking go going visit somewhere something some any anything place places where should what can could',
    'just only about under below within upto up than less more max budget total people person days day night nights week',
    'weekend month early late mid during starting based live th st nd rd re s ve ll m so then also too but',
    'se me mein mei ke ki ka ko kya hai hain ho hu hun hoon mai main mujhe hum ham hame hamein jana jaana jaye jao chahiye',
    'chahte chahta chahti karna karne hi bhi par pe tak liye saath sath aur ya ek ye wo wala wale wali jaisa jaise jaisi kahin',
    'kahan koi kuch ghumna ghoomna dekhna dekhne dekhni batao suno bhai thoda chutti chhutti chuttiyo log din raat rs inr',
    'rupees rupaye hazaar paas aas rehta rehte milega sirf ₹ / - +',
    'hi hello hey help show tell give find get make take options option idea ideas best good nice great really very there here',
    'which who where when how they them their he she his her you your us mine let lets dont don do does did not no without',
    'out into over after before till until while since between than like more most few lot well know think see spend spending',
    'have has had been being was were one ones per each total budgeted pls plz please thanks thank possible ideally maybe',
    'kaunsi kaunsa kaun kaise kab abhi phir wahan yahan accha acha achha achhi theek bata batana batado de dena do lo jaa ja',
    'rahe raha rahi tha thi the hoga hogi jaldi apna apne apni mere meri mera humare hamara bas matlab waise planning planned',
    'coming around approx approximately roughly starting start starts journey outing break free weekends date dates time',
    'n wanna gonna wid dear sir lol plus anywhere taking leaving possible better thing things bit got gd h',
    'tk side frm cover covering include including worth destination destinations spot spots location visiting explore exploring enjoy',
    'trips weekendgetaway returning return back stay staying min minimum least limit ok okay fine also either both own all',
  ].flatMap((line) => line.split(' ')),
)

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

export const isNumber = (word: string): boolean => /^\d/.test(word)
