type Props = { id: (name: string) => string }

/** The symbols of the map, each on its foot at 0,0; the letters are those of the ground's data. */
export const Symbols = ({ id }: Props) => (
  <>
    <g id={id('a')}>
      <path className="m-rock" d="M-15 1-9-7-6-6 0-19 5-10 8-12 15 1Q0 3-15 1z" />
      <path className="m-rock-dark" d="M0-19 5-10 8-12 15 1Q10 2 4 2L5-4 1-9 2-12z" />
      <path className="m-snow" d="M0-19 4.2-11.5 2.2-12.5 1-9.5-1.2-12-3.6-10.2-4-10.5z" />
    </g>
    <g id={id('b')}>
      <path className="m-rock" d="M-16 1-8-13-3-7 3-18 16 1Q0 3-16 1z" />
      <path className="m-rock-dark" d="M-8-13-3-7-5-2-8-5zM3-18 16 1Q12 2 6 2L6-3 2-8 4-11z" />
      <path className="m-snow" d="M-8-13-5-9.5-7-10.5-8.5-8.5-10.6-8.5zM3-18l4.2 6.2-2.2-.6-1.6 2.6-2.2-2.4-1.8.8z" />
    </g>
    <g id={id('c')}>
      <path className="m-rock" d="M-12 1-5-8-2-6 1-12 5-7 12 1Q0 2.5-12 1z" />
      <path className="m-rock-dark" d="M1-12 5-7 12 1Q7 2 3 2L4-2 1-5 2-8z" />
      <path className="m-snow" d="M1-12 3.5-8.8 1.6-9-.3-7-1.6-7.4z" />
    </g>
    <g id={id('d')}>
      <path className="m-hill" d="M-10 1C-8-5-4-9-1-9 4-9 8-5 10 1Q0 2.5-10 1z" />
      <path className="m-hill-dark" d="M-1-9C4-9 8-5 10 1Q7 2 3 2 5-3-1-9z" />
    </g>
    <g id={id('e')}>
      <path className="m-hill" d="M-12 1C-11-3-8-6-6-6-4-6-3-5-2-4-1-7 1-8 3-8 7-8 10-4 12 1Q0 2.5-12 1z" />
      <path className="m-hill-dark" d="M-6-6C-4-6-3-5-2-4L-3-1Q-3-4-6-6zM3-8C7-8 10-4 12 1Q9 2 6 2 7-4 3-8z" />
    </g>
    <g id={id('p')} className="m-leaf-line">
      <path d="M0 0Q1.5-4 .5-9" />
      <path d="M.5-9q-4.5-3.5-6.5.5M.5-9q-2.5-5-6-3.5M.5-9q1-5.5 5-4.5M.5-9q4.5-3 6.5 1.5" />
    </g>
    <g id={id('t')}>
      <path className="m-trunk" d="M0 0v-4" />
      <path className="m-leaf" d="M0-11C3-11 4.4-9 4-6.7 3.6-4.2 2-3.2 0-3.2S-3.6-4.2-4-6.7C-4.4-9-3-11 0-11z" />
      <path className="m-leaf-lit" d="M-.5-10C-3-9.5-3.6-7.5-3-5.5-1.5-6 0-7.5-.5-10z" />
    </g>
    <path id={id('m')} className="m-leaf-line" d="M-5 0q-1-5 1.5-5T-2 0M-1 0q-1-7 1.5-7T2 0M3 0q-1-4 1.5-4T6 0" />
    <g id={id('k')}>
      <path className="m-hide-dark" d="M-34-46-40-20-37 0h6v-20l7-22zM22-44 26-22 22 0h6l6-22v-24z" />
      <path
        className="m-hide"
        d="M-46-54C-52-66-38-72-28-74-22-88-6-92 4-76 16-72 26-72 32-66 42-66 44-78 50-90c4-8 12-8 18-5 8 1 12 5 11 8-3 3-9 2-15 3-2 14-10 32-26 38L30-24 34 0H27L22-22 18-44C4-40-16-40-24-44l-2 22 4 22h-7l-5-22-4-18c-8 6-6 20-10 22-2-8 0-26 2-36z"
      />
      <path className="m-cloth" d="M-30-72C-20-90 0-94 10-74l4 20q-22 8-42 0z" />
    </g>
    <g id={id('h')}>
      <path className="m-hide-dark" d="M-44-46-48-2h16l6-38zM20-40 24-2H40V-46z" />
      <path
        className="m-hide"
        d="M-66-58C-70-84-48-98-20-98-2-98 14-94 26-96c8-12 26-16 38-6 12 6 16 20 18 36 2 22 4 38 10 50q4 8-2 10-8 0-12-12C74-30 72-42 68-48c-6 6-14 6-20 4l-4 20V0H28L26-30c-16-4-38-4-50-2l-6 12V0h-18l-2-28c-6-10-12-16-14-24-4 10-4 22-7 30q-3-4-1-14z"
      />
      <path className="m-hide-dark" d="M30-98c14-6 22 6 20 20-2 16-10 24-18 20-8-8-12-30-2-40z" />
      <path className="m-snow" d="M68-56q10 10 24 8-12 10-26 0z" />
    </g>
    <path id={id('n')} className="m-dune" d="M-10 0Q-4-6 0-4 4-2 10-1M-1-4Q0-1-2 0" />
  </>
)

/** A dhow under sail, a compass rose. */
export const Dhow = () => (
  <g className="m-ornament">
    <path className="m-sail" d="M-15-12 9-30C15-17 13-8 8-1 2-5-6-9-15-12z" />
    <path className="m-stripe" d="M11-22C6-18-3-13-9-10L-4-8C3-11 8-15 12-18z" />
    <path className="m-mast" d="M-17-11 11-32M0 5V-24" />
    <path className="m-hull" d="M-18 2Q0 7 20-1c-1 6-5 11-10 12H-6C-12 12-16 8-18 2z" />
    <path className="m-wake" d="M-24 14q4-4 8 0t8 0 8 0 8 0 8 0" />
  </g>
)

export const Compass = () => (
  <g className="m-ornament">
    <circle className="m-ring" r="21" />
    <path className="m-point" d="M0-11 3-3 11 0 3 3 0 11-3 3-11 0-3-3z" transform="rotate(45)" />
    <path className="m-point" d="M0 0-4-4 0-19 4-4 19 0 4 4 0 19-4 4-19 0-4-4z" />
    <path className="m-point-dark" d="M0 0-4-4-19 0zM0 0 4-4 0-19zM0 0 4 4 19 0zM0 0-4 4 0 19z" />
    <path className="m-north" d="M0-34 4.5-21H-4.5z" />
  </g>
)
