import { noteEach, withSoft, type Reader } from './finding.ts'

const SMALL =
  '(?:very |really |quite |fairly |pretty |rather )?(?:tight|small|tiny|limited|low|modest|shoestring|student|backpackers?)'
const MUCH = '(?:a lot of|lots of|much|loads of|tons of)'

/** Little money, where no amount is named. */
const THRIFT = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${[
    String.raw`(?:(?:we're|we are|i'm|i am|travelling|traveling) )?(?:on|with|have|have got) (?:a|an|our|my) (?:${SMALL} )?budget|${SMALL} budget|budget[- ](?:friendly|conscious|minded|trip|travel(?:l?ers?)?|backpackers?)|backpack(?:ers?|ing)(?: budget)?`,
    String.raw`(?:on )?(?:a )?shoestring|(?:on|for) the cheap|(?:(?:as |very |really |rather |fairly |nice and |super |dirt[- ])?(?:cheap(?:ly)?|inexpensive(?:ly)?|affordabl[ey])(?: as (?:possible|we can|i can|chips))?)|low[- ]cost|money[- ]saving`,
    String.raw`(?:not|nothing|isn't|no) (?:too |very |that |so )?(?:expensive|pricey|dear|costly)|(?:not|without|don't have|do not have|haven't got|no) ${MUCH} money|(?:little|not much|no) money(?: to spend)?|(?:short of|low on|tight on) (?:money|cash)|money(?: is|'s) (?:tight|short)`,
    String.raw`(?:(?:we're|we are|i'm|i am) )?(?:(?:a bit |totally |completely )?(?:broke|skint|hard up|strapped(?: for cash)?))|(?:trying|want|need) to save(?: (?:some )?money)?`,
    String.raw`(?:avec (?:un )?)?petits? budgets?|budget (?:serre|limite|reduit)|pas (?:trop )?chers?|bon marche|peu d'argent|economique`,
    String.raw`(?:mit )?(?:kleine[mnrs]?|knappe[mnrs]?|begrenzte[mnrs]?|wenig) budget|(?:gunstig|preiswert|billig|preisgunstig)(?:e[nrms]?)?|nicht (?:zu |so )?teuer|wenig geld`,
    String.raw`(?:con )?(?:poco presupuesto|(?:un )?presupuesto (?:ajustado|bajo|limitado|reducido|pequeno))|(?:lo mas )?barat[oa]s?|economic[oa]s?|no (?:muy |demasiado )?caros?|poco dinero`,
    String.raw`(?:con )?(?:un )?(?:piccolo budget|budget (?:ridotto|basso|limitato|piccolo))|low cost|poco costos[oa]|economic[oi]|non (?:troppo )?car[oi]|pochi soldi`,
    String.raw`(?:com )?(?:pouco orcamento|(?:um )?orcamento (?:baixo|limitado|apertado|reduzido))|barat[oa]s?|pouco dinheiro`,
  ].join('|')})(?![\p{L}\d])`,
  'gu',
)

/** Money is no matter. */
const LAVISH =
  /(?<![\p{L}\d])(?:(?:money|price|cost|budget|expense)(?: is|'s)? (?:is )?no (?:object|issue|problem|limit|concern)|no (?:expense spared|budget limit)|(?:(?:we |i )?(?:want|would like|like|'d like|plan) to |we'll |happy to |let's )?(?:splurge|splash out|treat ourselves)(?: (?:on|for) (?:the |a |our )?(?:hotel|trip|it|honeymoon|anniversary))?|spar(?:e|ing) no expense|(?:money|price) (?:does not|doesn't) matter|geld spielt keine rolle|l'argent n'est pas un probleme|sin limite de (?:gasto|presupuesto)|senza badare a spese|sem limite de orcamento)(?![\p{L}\d])/gu

/** Who spends freely sleeps in the best houses, unless they say how many stars. */
export const readLavish = (reader: Reader): void =>
  noteEach(reader, [LAVISH], {
    key: 'lavish',
    label: 'Budget',
    value: 'money is no object',
    apply: (trip) => ({ ...trip, hotelStars: trip.hotelStars ?? 5 }),
  })

/** "On a budget", "not too expensive": dear hotels are not proposed, and the plan says what it does not know. */
export const readThrift = (reader: Reader): void =>
  noteEach(reader, [THRIFT], {
    key: 'thrifty',
    label: 'Budget',
    value: 'as little as possible',
    apply: (trip) => withSoft(trip, { thrifty: true }),
  })
