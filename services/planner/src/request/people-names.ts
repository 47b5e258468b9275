import { KIN, PEOPLE_WORDS, RELATIVE } from './party-words.ts'

/** "My Korean in-laws", "the children's birthday": words of people name no place by themselves. */
const OF_PEOPLE = new RegExp(
  String.raw`^(?:${KIN}|${PEOPLE_WORDS}|twins?|triplets|american|australian|austrian|belgian|brazilian|british|canadian|chinese|czech|dutch|danish|english|european|finnish|french|german|greek|hungarian|indian|irish|italian|japanese|korean|mexican|norwegian|polish|portuguese|russian|scottish|spanish|swedish|swiss|thai|turkish|vietnamese|welsh)(?:'s?)?$`,
)
export const isOfPeople = (folded: string): boolean => OF_PEOPLE.test(folded)

/** "Never been east of Vienna before" is about where one was. */
const BEEN_BEYOND =
  /(?:^|[^\p{L}])(?:been|never|gone|went) (?:any |much )?(?:(?:further|farther) )?(?:east|west|north|south) of\s+$/u
/** "Aunt Mary": the name of a person, unless a town that is travelled to bears it. */
const RELATIVE_BEFORE = new RegExp(String.raw`\b${RELATIVE}\s+$`)
/** Whether the words before a name say that it is none of a place of the trip. */
export const isBehindAside = (lead: string, isKnownTown: boolean): boolean =>
  BEEN_BEYOND.test(lead) || (!isKnownTown && RELATIVE_BEFORE.test(lead))
