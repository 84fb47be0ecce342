/** Words that say nothing by themselves, English and Hinglish. */
const STOP_WORDS = new Set(
  [
    'a an the and or of for in on at to from near around with by my our me we us i is are be am it its this that next last',
    'trip trips travel tour tours holiday holidays vacation vacations getaway package plan want wants would like need please',
    'suggest suggestions looking go going visit somewhere something some any anything place places where should what can could',
    'just only about under below within upto up than less more max budget total people person days day night nights week',
    'weekend month early late mid during starting based live th st nd rd re s ve ll m so then also too but',
    'se me mein mei ke ki ka ko kya hai hain ho hu hun hoon mai main mujhe hum ham hame hamein jana jaana jaye jao chahiye',
    'chahte chahta chahti karna karne hi bhi par pe tak liye saath sath aur ya ek ye wo wala wale wali jaisa jaise jaisi kahin',
    'kahan koi kuch ghumna ghoomna dekhna dekhne dekhni batao suno bhai thoda chutti chhutti chuttiyo log din raat rs inr',
    'rupees rupaye hazaar paas aas rehta rehte milega sirf ₹ / -',
  ].flatMap((line) => line.split(' ')),
)

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word) || /^\d+$/.test(word)
