import { describe, expect, it } from 'vitest'
import { foldName, readFrame, tidy } from './frame.ts'

const telling = (text: string) =>
  readFrame(text)
    .words.filter(({ free }) => !free)
    .map(({ text: word }) => word)
    .join(' ')

describe('what a text says besides a name', () => {
  it.each([
    ['hotels near Rod Laver Arena', 'rod laver arena'],
    ['where to stay for the Australian Open', 'australian open'],
    ['5 star hotel within 10 minutes walk of Marvel Stadium for 2 nights', 'marvel stadium'],
    ['hotels close to MCG under $200 per night', 'mcg'],
    ['accommodation near Adelaide Oval 12-14 March 2027', 'adelaide oval'],
    ['Sat 14 June 7:30pm, Hammersmith Apollo', 'hammersmith apollo'],
    ['Marvel Stadium, Gate 5', 'marvel stadium'],
    ['emirates stadium block 32 row 10', 'emirates stadium'],
    ['hoteles cerca del Camp Nou', 'camp nou'],
    ['hôtel près du Stade de France', 'stade france'],
    ['Hotels in der Nähe der Allianz Arena', 'allianz arena'],
    ['alberghi vicino a San Siro', 'san siro'],
    ['hotéis perto do Maracanã', 'maracana'],
    ['東京ドーム近くのホテル', foldName('東京ドーム')],
    ['广州附近酒店', '广州'],
    ['Collingwood v Carlton at the MCG', 'collingwood mcg'],
    ['hotels near me', ''],
  ])('%s: %j', (text, name) => expect(telling(text)).toBe(name))

  it('keeps the days apart from the name', () => {
    expect(readFrame('CES 2027').dates).toEqual(['2027'])
    expect(readFrame('Wembley 12 June 2027').dates).toEqual(['12 june 2027'])
    expect(telling('2027')).toBe('2027')
  })

  it('writes what is spelt in two ways in one', () => {
    expect(foldName('Monaco Grand Prix')).toBe('monaco gp')
    expect(foldName('Her Majesty’s Theatre')).toBe('her majestys theater')
  })

  it('takes off tags, labels and control signs, and nothing else', () => {
    expect(tidy('<b>Sydney</b>')).toBe('Sydney')
    expect(tidy('Address: Mannerheimintie 1')).toBe('Mannerheimintie 1')
    expect(tidy('Eiffel\u0000 Tower\u202e')).toBe('Eiffel  Tower')
    expect(tidy('ＴＯＫＹＯ')).toBe('TOKYO')
    expect(tidy('\ud800Paris')).toBe('Paris')
  })
})
