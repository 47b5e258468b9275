import type { Reader } from './finding.ts'

/** What is said to whoever plans, and asks for nothing a plan could hold. */
const CHATTER = new RegExp(
  String.raw`\b(?:${[
    String.raw`(?:so )?that (?:whole |entire )?day is (?:gone|taken|lost)|(?:one|an?) (?:evening|night) off(?= for)|(?:put|throw|pull|stitch) (?:something |it |this |a plan |a trip )?together|(?:we're |i'm |we are |i am )?open to (?:anything|everything|ideas|suggestions)|whatever you (?:think|feel|recommend|suggest)(?: is)?(?: best| good| works)?|no (?:particular|special|specific|other) (?:wishes|requests|requirements|preferences|plans)|thanks? (?:a (?:million|lot|bunch)|so much|in advance)|make the most of (?:it|our time|the time)|(?:any|some|got any) (?:tips|ideas|advice|suggestions|recommendations)(?: for us| for me)?|help (?:me|us) out|(?:and )?(?:we|i)(?:'ll be|'re|'m| will be| are| am) (?:so |all |both |completely |absolutely )*(?:dead|knackered|exhausted|shattered|wrecked|hung ?over|destroyed)(?: by then| after(?:wards| it| that)?| the next day)?|(?:fe)?male,? (?:aged? )?\d\d|\d\d,? (?:fe)?male|can't wait(?! (?:for|to))|looking forward to (?:it|this|hearing from you)|up to you|on the side|ta(?=\s*[.!]*\s*$)|(?:i|we|he|she|they|the others?|the rest) eats? (?:every|evry|any)thing(?! (?:except|but|apart|bar|besides|other))`,
    String.raw`s'il (?:vous|te) plait|que (?:nous |me )?(?:conseillez|recommandez|proposez|suggerez)-vous|(?:des|une) (?:idees?|suggestions?)|merci d'avance`,
    String.raw`was (?:empfehlt|empfiehlst|empfehlen) (?:ihr|du|sie)(?: uns| mir)?|(?:wir freuen uns|ich freue mich)(?: schon)?(?: sehr)?(?: darauf)?|(?:habt ihr|hast du) (?:tipps|ideen|vorschlage)|vielen dank im voraus`,
    String.raw`que (?:nos |me )?(?:recomendais|recomiendan|recomiendas|recomienda|sugieres|sugieren)|por favor|gracias de antemano`,
    String.raw`cosa (?:ci |mi )?(?:consigliate|consigli|consiglia|suggerite)|per favore|grazie mille`,
    String.raw`o que (?:nos |me )?(?:recomendam|recomendas|recomenda|sugerem|sugere|aconselham)|muito obrigad[oa]`,
  ].join('|')})(?!\w)`,
  'g',
)

/** How a letter begins and ends, with the name under it. */
const LETTER = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`dear (?:sirs?|madam)(?:,? (?:(?:or|and) )?madam)?|to whom it may concern`,
    String.raw`madame,? monsieur|sehr geehrte[rn]? (?:damen und herren|(?:frau|herr) \p{L}+)`,
    String.raw`estimad[oa]s? senor(?:es|as?)?|gentili signori|prezad[oa]s? senhor(?:es|as?)?`,
    String.raw`(?:${[
      String.raw`many thanks|yours (?:sincerely|faithfully|truly)|(?:kind(?:est)?|warm(?:est)?|best) (?:regards|wishes)`,
      String.raw`(?:bien )?cordialement|bien a vous`,
      String.raw`mit (?:freundlichen|lieben|besten|herzlichen|vielen) gru(?:ss|\u00df)en?|(?:viele|liebe|beste|schone|herzliche) gru(?:ss|\u00df)e`,
      String.raw`(?:un )?(?:saludos?(?: cordial(?:es)?)?|cordial saludo)|atentamente`,
      String.raw`(?:cordiali|distinti) saluti`,
      String.raw`(?:com os )?(?:melhores |cordiais )?cumprimentos|atenciosamente`,
    ].join('|')})(?:,?\s+(?:\p{L}\.\s?)*\p{L}+(?: \p{L}+)?(?=\s*$))?`,
  ].join('|')})(?!\p{L})`,
  'gu',
)
/** Before names are looked for: whoever signs a letter is no sight. */
export const takeLetter = ({ page }: Reader): void => page.each(LETTER, () => true)

/** Why something is left out: "skip the Prado, done it twice". */
const BEEN =
  /\b(?:and |so |just |please )*(?:keep|stay|steer)(?:ing)? (?:us |me )?(?:well |far |right )?(?:away|clear)(?: (?:from|of) (?:it|that|there))?\b|\b(?:s?he|we|i|they|(?:my|our) \w+) (?:really |all |both |just )?(?:hates?|dislikes?|loathes?|can't stand) (?:it|them|that|those)\b|\b(?:(?:we've|i've|we|i|we have|i have) )?(?:been there|done (?:it|that|them)|seen (?:it|that|them)|been)(?:,? (?:and )?done that)?(?: (?:all|both|twice|before|already|once|last (?:time|year)|many times|heaps|loads|a lot|\d+ times))*(?![\w'])(?! to\b)/g

export const takeChatter = ({ page, found }: Reader): void => {
  page.each(CHATTER, () => true)
  if (found.some(({ key }) => key.startsWith('leave-out:'))) page.each(BEEN, () => true)
}
