/** Minutes east of UTC that clocks of a zone show at a moment. Throws a RangeError for a zone nobody knows. */
export const offsetsOf = (zone: string): ((moment: number) => number) => {
  // Made once: making one takes longer than all else here.
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  return (moment) => {
    const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    // "GMT+10:30", and "GMT" where there is no offset.
    const [, sign = '', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name) ?? []
    return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes))
  }
}
