const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i

/** Whether the content type of an answer is JSON. */
export const isJson = (response: Response): boolean => JSON_TYPE.test(response.headers.get('content-type') ?? '')
