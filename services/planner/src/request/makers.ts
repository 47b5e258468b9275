import { foldText } from './page.ts'

/** People whose works one goes to see, and what they are a name for: folded, without first names. */
export const MAKERS = String.raw`(?:(?:antoni )?gaudi|modernisme|(?:frank lloyd )?wright|(?:friedensreich )?hundertwasser|otto wagner|(?:charles rennie )?mackintosh|(?:oscar )?niemeyer|le corbusier|(?:mies )?van der rohe|bauhaus|art nouveau|jugendstil|art deco|brutalis[mt]\w*|michelangelo|caravaggio|raphael|bernini|(?:gustav )?klimt|(?:egon )?schiele|(?:pablo )?picasso|(?:joan )?miro|(?:salvador )?dali|(?:vincent )?van gogh|rembrandt|vermeer|(?:claude )?monet|(?:edvard )?munch|(?:frida )?kahlo)`

const ONLY = new RegExp(`^${MAKERS}$`)
/** Whether a name is that of a maker alone: "Gaudí", and not "Hotel Gaudí". */
export const isMaker = (name: string): boolean => ONLY.test(foldText(name).trim())
