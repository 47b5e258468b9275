/** A sentence with plain spaces, as tests write it: on the page none breaks between a figure and its unit. */
export const plain = (text: string): string => text.replaceAll('\u00A0', ' ')
