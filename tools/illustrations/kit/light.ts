export type Stop = readonly [offset: number, colour: string]

/** The light at a time of day: the colours of the sky, of distant and of near objects. */
export interface Light {
  sky: readonly Stop[]
  /** The colour that distant objects fade to. */
  haze: string
  /** Multiplied with the colour of every object. */
  ambient: string
  /** The darkest dark: foregrounds and shadows. */
  shade: string
  sun: string
  cloud: string
  water: readonly Stop[]
  glint: string
  /** Lit windows and lamps; by day windows are dark. */
  lamp?: string
  stars?: boolean
}

const stops = (...colours: string[]): Stop[] => colours.map((colour, i) => [i / (colours.length - 1), colour])

export const lights = {
  dawnPeach: {
    sky: stops('#5a6a96', '#b98a9a', '#f0ad8b', '#fbd7a3', '#fdebc4'),
    haze: '#efc0a2',
    ambient: '#f7dcc6',
    shade: '#3b3058',
    sun: '#fff3d2',
    cloud: '#ffe6cc',
    water: stops('#f5c698', '#cf9a92', '#6f7f9c', '#3d5f7c'),
    glint: '#fff0cf',
  },
  dawnMist: {
    sky: stops('#7d93b6', '#b9b4c8', '#ecd0c3', '#faead0'),
    haze: '#d9cfd0',
    ambient: '#ece2e0',
    shade: '#3a4166',
    sun: '#fff8e2',
    cloud: '#fdf3e6',
    water: stops('#efd9c6', '#b4b9c4', '#7d93ab', '#5a7692'),
    glint: '#fffaf0',
  },
  dawnRose: {
    sky: stops('#3d4272', '#9c6284', '#e78f80', '#f9c593', '#fde3b4'),
    haze: '#dd9b90',
    ambient: '#f2cdbb',
    shade: '#30284f',
    sun: '#fff0c6',
    cloud: '#fbd0b4',
    water: stops('#f2b07e', '#c57f80', '#5f6a8c', '#2f5370'),
    glint: '#ffe9bf',
  },
  noonTeal: {
    sky: stops('#1c6480', '#4a97a3', '#a3cdc0', '#f0e8cb'),
    haze: '#a9cbc4',
    ambient: '#fff8ea',
    shade: '#173a48',
    sun: '#fff7df',
    cloud: '#fdf6e6',
    water: stops('#a9d3c6', '#4f9fa1', '#1f7a78', '#155d63'),
    glint: '#f4fbe9',
  },
  noonCream: {
    sky: stops('#e7bd6e', '#f1d398', '#f8e7c0', '#fcf3dd'),
    haze: '#f0ddb6',
    ambient: '#fff4dc',
    shade: '#3c3350',
    sun: '#fffaf0',
    cloud: '#fffaf0',
    water: stops('#f3e3bd', '#a8bfa8', '#4d948f', '#226e70'),
    glint: '#fffaea',
  },
  noonAzure: {
    sky: stops('#2a74a8', '#61a8c8', '#b5dadb', '#f5eed8'),
    haze: '#b7d3d8',
    ambient: '#fffaf0',
    shade: '#1d3558',
    sun: '#fffbe8',
    cloud: '#fffdf5',
    water: stops('#9fdcd2', '#4bb3b3', '#1f8794', '#17627c'),
    glint: '#f6fff6',
  },
  winter: {
    sky: stops('#5f88ad', '#9dbdd2', '#dbe7e6', '#f9f2e2'),
    haze: '#c6d6dd',
    ambient: '#f6f4f0',
    shade: '#263a5c',
    sun: '#fffdf2',
    cloud: '#fffdf8',
    water: stops('#d8e6e4', '#8fb4c2', '#4f83a0', '#2f6283'),
    glint: '#ffffff',
  },
  monsoon: {
    sky: stops('#3d5e66', '#66908c', '#a2bfab', '#dfe5cd'),
    haze: '#a8c2b4',
    ambient: '#e2efe0',
    shade: '#15342f',
    sun: '#f6f6df',
    cloud: '#e6ece0',
    water: stops('#c4d6c4', '#7ea79d', '#3d7470', '#24565a'),
    glint: '#f2f7e6',
  },
  goldenMarigold: {
    sky: stops('#cf6f35', '#eb9a33', '#f7c161', '#fde9b6'),
    haze: '#f0b868',
    ambient: '#ffe0ac',
    shade: '#41254a',
    sun: '#fff6d6',
    cloud: '#ffe5ac',
    water: stops('#f7cf80', '#d79a5a', '#8a6f67', '#4b5c70'),
    glint: '#fff2c4',
  },
  goldenTerracotta: {
    sky: stops('#7d3b45', '#bd5341', '#e98f52', '#f9cd87', '#fde8b8'),
    haze: '#e49a68',
    ambient: '#ffd3a8',
    shade: '#37203f',
    sun: '#fff0c4',
    cloud: '#fbbf8c',
    water: stops('#f3ae6c', '#c0705a', '#6c5168', '#3a4160'),
    glint: '#ffe2aa',
  },
  duskViolet: {
    sky: stops('#2a2f5e', '#6f4674', '#cc6860', '#f3a765', '#fbdc9f'),
    haze: '#b56a6e',
    ambient: '#f0b89a',
    shade: '#221d3d',
    sun: '#ffe7b0',
    cloud: '#f0a48c',
    water: stops('#ee9f66', '#a9626f', '#51466f', '#2c365c'),
    glint: '#ffdba0',
  },
  duskRose: {
    sky: stops('#2b3766', '#6a5a8e', '#c47f92', '#eeaf9c', '#fadcb8'),
    haze: '#b78a9f',
    ambient: '#eac2bd',
    shade: '#24264a',
    sun: '#ffeeca',
    cloud: '#f3bfb4',
    water: stops('#efb5a0', '#b0839a', '#5e6491', '#334a74'),
    glint: '#ffe3cb',
  },
  duskTeal: {
    sky: stops('#12364a', '#1f6a70', '#6fa291', '#d9c58c', '#fbdc9b'),
    haze: '#7aa192',
    ambient: '#e2d9b2',
    shade: '#0f2638',
    sun: '#fff0bd',
    cloud: '#cfd3a8',
    water: stops('#e3cb90', '#7fa893', '#2a6f74', '#15475a'),
    glint: '#fff0c0',
  },
  afterglow: {
    sky: stops('#1b2142', '#463a69', '#9c4d63', '#e67d58', '#f9bf78'),
    haze: '#84506c',
    ambient: '#cf9590',
    shade: '#171731',
    sun: '#ffd894',
    cloud: '#c66a68',
    water: stops('#e0855c', '#86506b', '#3d3a63', '#1f274c'),
    glint: '#ffc98a',
    lamp: '#ffd27a',
  },
  nightIndigo: {
    sky: stops('#0d1230', '#1a2350', '#34447d', '#6a719f'),
    haze: '#4a5688',
    ambient: '#8d97c6',
    shade: '#0b0f27',
    sun: '#fdf3d6',
    cloud: '#4b578c',
    water: stops('#5f6a9c', '#33437a', '#1b2552', '#10173a'),
    glint: '#f6e3b4',
    lamp: '#ffce72',
    stars: true,
  },
  nightTeal: {
    sky: stops('#0a1f33', '#103a4d', '#246468', '#6f9f8f'),
    haze: '#3f7376',
    ambient: '#93b3ac',
    shade: '#081826',
    sun: '#fff6dc',
    cloud: '#3c7078',
    water: stops('#79a896', '#2f6a70', '#14424f', '#0b2837'),
    glint: '#f2edc0',
    lamp: '#ffd47c',
    stars: true,
  },
} satisfies Record<string, Light>

export type LightName = keyof typeof lights
