import { note, type Reader } from './finding.ts'

/** Without a car, in six languages, folded. */
const NO_CAR = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${[
    String.raw`(?:(?:we|i) (?:have|want|hire|rent|will have|'ll have) )?(?:no|without|not|minus) (?:hiring |renting |driving |using )?(?:a |any |the )?(?:rental |hire )?cars?(?: hire)?|car[- ]free|(?:we|i) (?:don't|dont|do not|can't|cant|cannot|won't|will not) (?:drive|have a car|hire a car|rent a car|want to drive)|no driving|non[- ]drivers?`,
    String.raw`(?:(?:getting around |travelling |traveling |we'll be |going )?(?:by|on|with|using|only|via) )?(?:public transport(?:ation| only)?|(?:by|on) (?:foot and )?transit)(?: only)?`,
    String.raw`sans (?:voiture|conduire)|(?:en|avec les) transports? (?:en commun|publics?)`,
    String.raw`ohne (?:eigenes )?(?:auto|mietwagen)|autofrei|(?:mit (?:den )?)?offentlichen?(?: verkehrsmitteln?)?|mit (?:dem )?opnv`,
    String.raw`sin (?:coche|carro|auto|conducir)|(?:en|con) transporte publico`,
    String.raw`senza (?:auto|macchina|guidare)|(?:con )?(?:i )?(?:mezzi|trasporti) pubblici`,
    String.raw`sem (?:carro|dirigir|conduzir)|(?:de|com) transportes? publicos?`,
  ].join('|')})(?![\p{L}\d])`,
  'gu',
)

const BY_RAIL =
  /(?<![\p{L}\d])(?:(?:all |everything |travelling |traveling |going |getting around |overland )?(?:by|on the) (?:train|rail|night train)s?|mit (?:dem zug|der bahn)|en train|en tren|in treno|de (?:comboio|trem))(?! (?:at|um|alle|a las|as|gets|arriv\p{L}*|leav\p{L}*|from|to|station)\b)(?![\p{L}\d])(?! ?\d)/gu
/** How one gets from one city of the trip to the next is theirs to book: it is told, and not planned. */
export const readWayBetween = (reader: Reader, cities: number): void => {
  if (cities < 2 || reader.found.some(({ key }) => key === 'way')) return
  reader.page.each(BY_RAIL, (_words, span) => {
    const value = reader.page.words(span)
    note(reader, span, { key: 'way', label: 'Between cities', value, use: 'noted', apply: (trip) => trip })
    return true
  })
}

/** Days are planned on foot and by public transport: who has no car is told that it was read. */
export const readGettingAround = (reader: Reader): void =>
  reader.page.each(NO_CAR, (_words, span) => {
    note(reader, span, { key: 'no-car', label: 'Getting around', value: 'without a car', apply: (trip) => trip })
    return true
  })
