import { KIN, PEOPLE_WORDS } from './party-words.ts'

/** "My Korean in-laws", "the children's birthday": words of people name no place by themselves. */
const OF_PEOPLE = new RegExp(
  String.raw`^(?:${KIN}|${PEOPLE_WORDS}|twins?|triplets|american|australian|austrian|belgian|brazilian|british|canadian|chinese|czech|dutch|danish|english|european|finnish|french|german|greek|hungarian|indian|irish|italian|japanese|korean|mexican|norwegian|polish|portuguese|russian|scottish|spanish|swedish|swiss|thai|turkish|vietnamese|welsh)(?:'s?)?$`,
)
export const isOfPeople = (folded: string): boolean => OF_PEOPLE.test(folded)
