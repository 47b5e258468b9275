/** Functions that receive a form. */
const formFunctions = ['notify-intake', 'waitlist-confirmation', 'send-contact-email'] as const

/** Fast lookups with the same answer for everybody: a page may preload them. */
export const lookupFunctions = ['venues', 'hotels', 'hotel', 'events', 'event', 'geocode', 'reach', 'route'] as const

/** Backend functions, called at `/functions/v1/<name>`. */
export const functionNames = ['itinerary', 'routes', 'weather', 'room', ...lookupFunctions, ...formFunctions] as const

export type FunctionName = (typeof functionNames)[number]

const NAME = /^\/functions\/v1\/([a-z-]{1,30})(?:[/?]|$)/
const forms = new Set<string | undefined>(formFunctions)

/** Whether a request submits a form: under overload these are shed last. */
export const takesForm = (url: string): boolean => url.startsWith('/rest/v1/') || forms.has(NAME.exec(url)?.[1])
