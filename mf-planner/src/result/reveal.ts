/** A ref: brings what was just opened into sight, clear of the page's bars (`scroll-padding`). */
export const reveal = (opened: Element | null): void => opened?.scrollIntoView({ block: 'nearest' })
