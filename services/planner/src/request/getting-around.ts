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

/** Days are planned on foot and by public transport: who has no car is told that it was read. */
export const readGettingAround = (reader: Reader): void =>
  reader.page.each(NO_CAR, (_words, span) => {
    note(reader, span, { key: 'no-car', label: 'Getting around', value: 'without a car', apply: (trip) => trip })
    return true
  })
