import { namedFlavor, type Flavor } from '@protomaps/basemaps'

export type Contrast = 'standard' | 'more'

/** What the map is drawn in beside the page's own colours: ground, streets and names, quiet enough for a walk to stay the loudest. */
interface MapInks {
  readonly earth: string
  readonly water: string
  readonly park: string
  readonly wood: string
  readonly school: string
  readonly square: string
  readonly building: string
  readonly casing: string
  readonly street: string
  readonly major: string
  readonly majorCasing: string
  readonly rail: string
  readonly footway: string
  readonly name: string
  readonly streetName: string
  readonly waterName: string
  readonly parkName: string
  readonly halo: string
}

const INKS: Readonly<Record<Contrast, MapInks>> = {
  standard: {
    earth: '#f6f0e4',
    water: '#c7d3ea',
    park: '#dce9d8',
    wood: '#d2e3cd',
    school: '#f1e9dc',
    square: '#fbf6ea',
    building: '#ede3d2',
    casing: '#ddd0ba',
    street: '#fffdf8',
    major: '#ffe6b8',
    majorCasing: '#e3c58e',
    rail: '#b9ae9b',
    footway: '#8a5a00',
    name: '#3b3730',
    streetName: '#5b564b',
    waterName: '#3a4fa3',
    parkName: '#2d6345',
    halo: '#fbf7f0',
  },
  more: {
    earth: '#ffffff',
    water: '#b5c6ea',
    park: '#d5ecd0',
    wood: '#c2e0bb',
    school: '#f4f4f4',
    square: '#ffffff',
    building: '#dedad2',
    casing: '#8a8479',
    street: '#ffffff',
    major: '#ffd98f',
    majorCasing: '#4a463d',
    rail: '#4a463d',
    footway: '#583800',
    name: '#000000',
    streetName: '#000000',
    waterName: '#001a57',
    parkName: '#003a1c',
    halo: '#ffffff',
  },
}

export const mapInks = (contrast: Contrast): MapInks => INKS[contrast]

/** The contrast of the page: the visitor's choice, else the system's setting. */
export const pageContrast = (): Contrast => {
  const chosen = document.documentElement.dataset['contrast']
  if (chosen === 'more' || chosen === 'standard') return chosen
  return window.matchMedia('(prefers-contrast: more)').matches ? 'more' : 'standard'
}

/** Calls back whenever the page's contrast may have changed; returns how to stop. */
export const watchContrast = (onChange: () => void): (() => void) => {
  const system = window.matchMedia('(prefers-contrast: more)')
  const choice = new MutationObserver(onChange)
  choice.observe(document.documentElement, { attributeFilter: ['data-contrast'] })
  system.addEventListener('change', onChange)
  return () => {
    choice.disconnect()
    system.removeEventListener('change', onChange)
  }
}

/**
 * Fonts of the page in place of a font server's: without `glyphs` in its style the library draws every name itself. It takes the
 * weight from a word in the first family, which need not exist.
 */
export const MAP_FONTS = {
  regular: 'medium,Figtree Variable,Figtree Fallback',
  bold: 'bold,Figtree Variable,Figtree Fallback',
}

/** The Protomaps style in these inks. */
export const flavorOf = (contrast: Contrast): Flavor => {
  const ink = mapInks(contrast)
  return {
    ...namedFlavor('light'),
    background: ink.earth,
    earth: ink.earth,
    park_a: ink.park,
    park_b: ink.park,
    wood_a: ink.wood,
    wood_b: ink.wood,
    scrub_a: ink.park,
    scrub_b: ink.park,
    zoo: ink.park,
    military: ink.school,
    hospital: ink.school,
    industrial: ink.school,
    school: ink.school,
    aerodrome: ink.school,
    runway: ink.casing,
    sand: ink.square,
    beach: ink.square,
    glacier: ink.square,
    pedestrian: ink.square,
    water: ink.water,
    pier: ink.earth,
    buildings: ink.building,
    tunnel_other_casing: ink.casing,
    tunnel_minor_casing: ink.casing,
    tunnel_link_casing: ink.casing,
    tunnel_major_casing: ink.casing,
    tunnel_highway_casing: ink.casing,
    tunnel_other: ink.earth,
    tunnel_minor: ink.earth,
    tunnel_link: ink.earth,
    tunnel_major: ink.earth,
    tunnel_highway: ink.earth,
    minor_service_casing: ink.casing,
    minor_casing: ink.casing,
    link_casing: ink.majorCasing,
    major_casing_early: ink.majorCasing,
    major_casing_late: ink.majorCasing,
    highway_casing_early: ink.majorCasing,
    highway_casing_late: ink.majorCasing,
    other: ink.street,
    minor_service: ink.street,
    minor_a: ink.street,
    minor_b: ink.street,
    link: ink.major,
    major: ink.major,
    highway: ink.major,
    bridges_other_casing: ink.casing,
    bridges_minor_casing: ink.casing,
    bridges_link_casing: ink.majorCasing,
    bridges_major_casing: ink.majorCasing,
    bridges_highway_casing: ink.majorCasing,
    bridges_other: ink.street,
    bridges_minor: ink.street,
    bridges_link: ink.major,
    bridges_major: ink.major,
    bridges_highway: ink.major,
    railway: ink.rail,
    boundaries: ink.rail,
    roads_label_minor: ink.streetName,
    roads_label_minor_halo: ink.halo,
    roads_label_major: ink.streetName,
    roads_label_major_halo: ink.halo,
    ocean_label: ink.waterName,
    subplace_label: ink.streetName,
    subplace_label_halo: ink.halo,
    city_label: ink.name,
    city_label_halo: ink.halo,
    ...MAP_FONTS,
    italic: MAP_FONTS.regular,
  }
}
