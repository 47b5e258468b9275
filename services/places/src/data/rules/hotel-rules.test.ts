import { describe, expect, it } from 'vitest'
import { judgeHotel } from './hotel-rules.ts'

const judge = (name: string, rooms: number | null = 60, country = 'US') => judgeHotel({ name, rooms, country })

describe('what a register of beds lists beside hotels', () => {
  it.each([
    ['Blue Moon Hospitality Llc', 60, 'company name'],
    ['Arka Hotels Group Llc', 60, 'company name'],
    ['6078 W El Paso Tx Hotel Llc', 74, 'company name'],
    ['Siyabhakti Llc', 40, 'company name'],
    ['Big Bend Ranch State Park', 12, 'park'],
    ['Lone Star RV Resort', 40, 'camp, marina or club'],
    ['Lake Fork Marina', 10, 'camp, marina or club'],
    ['Permian Man Camp', 300, 'work camp, hall or campus'],
    ['Dilley (Stfrc)', 500, 'work camp, hall or campus'],
    ['16410 North Freeway', 20, 'street address'],
  ])('%s with %i rooms is no hotel', (name, rooms, rule) =>
    expect(judge(name, rooms)).toMatchObject({ is: 'not_a_hotel', rule }),
  )

  it.each([
    ['1505 Holly Street', 2, 'street address'],
    ['Village By The Beach B920', 10, 'holiday let'],
    ['Sunset Cottage', 4, 'holiday let'],
    ['Island House Council Of Co-Owners', 65, 'letting pool'],
    ['Airbnb Herval', null, 'private let'],
    ['Ferienhaus Kunuku', null, 'private let'],
  ])('%s is let privately', (name, rooms, rule) => expect(judge(name, rooms)).toMatchObject({ is: 'rental', rule }))

  it('only doubts a small house without a word of an inn', () => {
    expect(judge('Sanford', 6)).toMatchObject({ is: 'rental', certainty: 'C' })
  })

  it.each([
    ['Scottish Inns', 46, 'US'],
    ['Doubletree Austin University Area', 152, 'US'],
    ['Value Inn & Rv Park', 28, 'US'],
    ['Open Water Lodge Llc', 30, 'US'],
    ['Celestial Dreams Llc/Dba Quality Suites', 60, 'US'],
    ['1 Place Vendôme', 29, 'FR'],
    ["Villa d'Estrées", 10, 'FR'],
    ['Gifford House', 6, 'GB'],
    ['Marina Bay Sands Singapore', 2561, 'SG'],
    ['Youth Hostel Conservatory Street', 40, 'AU'],
    ['BCN Urban Hotels Gran Ronda', null, 'ES'],
  ])('%s is a hotel', (name, rooms, country) => expect(judge(name, rooms, country)).toEqual({ is: 'hotel' }))

  it('takes a district of that name outside of America for no marina', () =>
    expect(judge('Address Dubai Marina', 200, 'AE')).toEqual({ is: 'hotel' }))
})
