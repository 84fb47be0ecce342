/** A part of a hero picture that moves by itself; back to front. */
export interface HeroLayer {
  name: string
  body: string
}
