const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i

/** Whether an answer calls itself JSON. */
export const isJson = (response: Response): boolean => JSON_TYPE.test(response.headers.get('content-type') ?? '')
