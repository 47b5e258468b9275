import { describe, expect, it } from 'vitest'
import { boardName, tradingName } from './trading-name.ts'

describe('the name on the door', () => {
  it.each([
    ['Celestial Dreams Llc/Dba Quality Suits', 'Quality Suits'],
    ['Dba Americas Best Value Inn', 'Americas Best Value Inn'],
    ['4S Hotels Llc (Texas Lodge)', 'Texas Lodge'],
    ['Spindletop Motel, Llc', 'Spindletop Motel'],
    ['Bright Hotel, Limited Liability Company', 'Bright Hotel'],
    ['SARL Orali', 'Orali'],
    ['Siyabhakti Llc', 'Siyabhakti Llc'],
    ['6078 W El Paso Tx Hotel Llc', '6078 W El Paso Tx Hotel Llc'],
    ['Hotel Sacher', 'Hotel Sacher'],
  ])('%s is %s', (name, door) => expect(tradingName(name)).toBe(door))

  it.each([
    ['Adventure Cove Waterparkâ„¢ Singapore', 'Adventure Cove Waterpark Singapore'],
    ['Haw Par Villa: Hell’s Museum & More | Visit Singapore', 'Haw Par Villa'],
    ['Fort Canning Park, Singapore – history', 'Fort Canning Park'],
    ['National Gallery Singapore', 'National Gallery Singapore'],
  ])('%s is listed as %s', (name, short) => expect(boardName(name)).toBe(short))
})
