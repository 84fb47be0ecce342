import * as text from '../../../messages/en/groups/groups.ts'

type Props = { number: number; from: string; text: string; own: boolean; onShow: (number: number) => void }

/** The answered message, in short. Pressing it shows that message, if it is loaded. */
export function Quote({ number, from, text: words, own, onShow }: Props) {
  return (
    <button
      type="button"
      title={text.showReplied}
      onClick={() => onShow(number)}
      className={`mb-1.5 block border-marigold-deep border-l-3 py-0.5 pl-2.5 text-left text-xs leading-snug ${own ? 'text-[#c9cbe0]' : 'text-muted'}`}
    >
      <span className="sr-only">{text.repliedTo(from)}: </span>
      <b aria-hidden className={`block font-[650] ${own ? 'text-[#faf5ec]' : 'text-ink'}`}>
        {from}
      </b>
      <span className="line-clamp-2">{words || text.picture}</span>
    </button>
  )
}
