/**
 * Copies a text that is still being made. Safari lets a page copy during the press alone: so the clipboard is told at once that a
 * text will come. Rejects where the browser does not let the page copy, or when the text cannot be made.
 */
export const copyText = async (text: Promise<string>): Promise<void> => {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }))
  // Told by the clipboard's own rejection, unless that has refused before.
  blob.catch(() => undefined)
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
