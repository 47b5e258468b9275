/** Functions that take in what somebody has filled in. */
const formFunctions = ['notify-intake', 'waitlist-confirmation', 'send-contact-email'] as const

/** Functions that only look something up, quickly, and the same for everybody: their answers may come with a page. */
export const lookupFunctions = ['venues', 'hotels', 'events', 'geocode', 'reach'] as const

/** What the backend does when called at `/functions/v1/<name>`. */
export const functionNames = ['itinerary', ...lookupFunctions, ...formFunctions] as const

export type FunctionName = (typeof functionNames)[number]

const NAME = /^\/functions\/v1\/([a-z-]{1,30})(?:[/?]|$)/
const forms = new Set<string | undefined>(formFunctions)

/** Whether a request takes in a form: of all that is asked, the last to be turned away. */
export const takesForm = (url: string): boolean => url.startsWith('/rest/v1/') || forms.has(NAME.exec(url)?.[1])
