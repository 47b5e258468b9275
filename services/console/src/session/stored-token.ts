const KEY = 'registry-token'

// Where the browser blocks storage, any use of it throws: the token then lasts until the page is left.

export const readToken = (): string | null => {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Keeps a token for this tab; null forgets it. */
export const storeToken = (token: string | null): void => {
  try {
    if (token === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, token)
  } catch (error) {
    console.info('the token cannot be kept in this tab', error)
  }
}
