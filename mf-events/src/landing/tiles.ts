/** The four ways in, as the landing page shows them. */
export const tiles = [
  { key: 'sports', path: '/sports', title: 'Sports Events', line: 'Stadiums, circuits, courts' },
  { key: 'music', path: '/music', title: 'Music Concerts', line: 'Arenas, festivals, halls' },
  { key: 'business', path: '/business', title: 'Business Events', line: 'Expos, summits, fairs' },
  { key: 'location', path: '/location', title: 'By Location/Address', line: 'Any street, any point' },
] as const
