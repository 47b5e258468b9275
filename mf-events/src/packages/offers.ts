import type { PackageOffer } from '@site/contracts/package-offer'

/**
 * Sample packages of spec §3. Prices are the spec's; hotels, rooms and perks are sample content, labelled so wherever shown.
 * `heroImage` takes the address of a photograph; while it is empty the poster of the category stands there.
 */
export const offers: readonly PackageOffer[] = [
  {
    id: 'singapore-f1',
    title: 'Singapore F1',
    category: 'sports',
    heroImage: '',
    location: 'Marina Bay, Singapore',
    duration: '4 days, 3 nights',
    hotelName: 'The Apex Marina (sample hotel)',
    roomType: 'Deluxe room, king or twin beds, city side',
    roomInclusions: ['Breakfast each morning', 'Late check-out at 2 pm', 'Earplugs and blackout curtains'],
    inclusions: [
      'Three nights for two guests',
      'Three-day walkabout tickets',
      'Rail card for the length of the stay',
      'Race-week guide to gates and road closures',
    ],
    perks: ['Walk back after the race', 'Rooftop viewing of practice', 'Gate-by-gate map'],
    detailedPerks: [
      {
        title: 'Walk back after the race',
        description:
          'The hotel stands inside the ring of closed roads, so no car or train is needed when the last lap ends.',
      },
      {
        title: 'Rooftop viewing of practice',
        description: 'The roof terrace opens to package guests on Friday evening, with one drink each.',
      },
      {
        title: 'Gate-by-gate map',
        description: 'A printed map of the gates, bridges and water points around the circuit is waiting in the room.',
      },
    ],
    basePrice: 2299,
    extraGuestPrice: 800,
    currency: 'USD',
    eventDates: 'October, race weekend (expected)',
    description: 'A night race between towers, three nights close enough to hear the engines warm up.',
    upgradeOption: { name: 'Grandstand seats on the bay side', price: 750 },
  },
  {
    id: 'coachella',
    title: 'Coachella',
    category: 'music',
    heroImage: '',
    location: 'Indio, California',
    duration: '4 days, 3 nights',
    hotelName: 'Ocotillo Court (sample hotel)',
    roomType: 'Courtyard room, two queen beds',
    roomInclusions: ['Breakfast until noon', 'Pool from sunrise', 'Free parking'],
    inclusions: [
      'Three nights for two guests',
      'Three-day general admission passes',
      'Shuttle pass between hotel and gates',
      'Refillable bottle and shade hat',
    ],
    perks: ['Shuttle from the door', 'Breakfast until noon', 'Quiet courtyard'],
    detailedPerks: [
      {
        title: 'Shuttle from the door',
        description:
          'The festival shuttle stops in front of the hotel, so the desert road at 1 am is somebody else’s work.',
      },
      { title: 'Breakfast until noon', description: 'The kitchen serves breakfast until midday on all festival days.' },
      {
        title: 'Quiet courtyard',
        description: 'All rooms face the inner court, away from the road, and are kept quiet until ten in the morning.',
      },
    ],
    basePrice: 1899,
    extraGuestPrice: 600,
    currency: 'USD',
    eventDates: 'April, one weekend (expected)',
    description: 'Three days of desert sound with a shaded pool, a late breakfast and a ride that stops at the door.',
    upgradeOption: { name: 'VIP passes with the shaded gardens', price: 500 },
  },
  {
    id: 'london-business-summit',
    title: 'London Business Summit',
    category: 'business',
    heroImage: '',
    location: 'Royal Docks, London',
    duration: '3 days, 2 nights',
    hotelName: 'Dockside House (sample hotel)',
    roomType: 'Business room with a desk by the window',
    roomInclusions: ['Early breakfast from 6 am', 'Wired and wireless internet', 'Shirt service overnight'],
    inclusions: [
      'Two nights for two guests',
      'Two-day delegate passes',
      'Travel card for zones 1 to 3',
      'Meeting room for two hours',
    ],
    perks: ['Hall in the morning on foot', 'A room to meet in', 'Early breakfast'],
    detailedPerks: [
      {
        title: 'Hall in the morning on foot',
        description: 'The quay leads straight from the hotel to the west entrance of the exhibition hall.',
      },
      { title: 'A room to meet in', description: 'Two hours in a room for six, with a screen, on a day you choose.' },
      { title: 'Early breakfast', description: 'A full breakfast from six, so that the first session is no race.' },
    ],
    basePrice: 1299,
    extraGuestPrice: 500,
    currency: 'USD',
    eventDates: 'June, two conference days (expected)',
    description: 'Two conference days, two nights on the quay and a table to close the deal at.',
    upgradeOption: { name: 'Speakers’ dinner and front-row seats', price: 400 },
  },
  {
    id: 'ultra-miami',
    title: 'Ultra Miami',
    category: 'music',
    heroImage: '',
    location: 'Downtown Miami, Florida',
    duration: '4 days, 3 nights',
    hotelName: 'Biscayne Rooms (sample hotel)',
    roomType: 'Bay room, king bed and sofa bed',
    roomInclusions: ['Breakfast each morning', 'Late check-out at 3 pm', 'Pool on the seventh floor'],
    inclusions: [
      'Three nights for two guests',
      'Three-day general admission tickets',
      'Recovery brunch on Monday',
      'Free rides on the downtown loop',
    ],
    perks: ['Home on foot at midnight', 'Recovery brunch', 'Late check-out'],
    detailedPerks: [
      {
        title: 'Home on foot at midnight',
        description: 'The park gate and the lobby lie on the same boulevard, lit all the way.',
      },
      { title: 'Recovery brunch', description: 'A long table on Monday from eleven, with everything that helps.' },
      { title: 'Late check-out', description: 'Keep the room until three in the afternoon on the last day.' },
    ],
    basePrice: 1599,
    extraGuestPrice: 650,
    currency: 'USD',
    eventDates: 'March, three days (expected)',
    description: 'Three days of bass by the bay and a bed on the same boulevard.',
    upgradeOption: { name: 'VIP deck above the main stage', price: 600 },
  },
]
