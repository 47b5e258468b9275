/** Whether the visitor asked for less data, or is on a slow phone line: what may not be needed is not loaded ahead. False where a browser does not tell. */
export const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return false
  const type: unknown = Reflect.get(connection, 'effectiveType')
  return Reflect.get(connection, 'saveData') === true || type === '2g' || type === 'slow-2g'
}
