/** What the privacy policy says of the public site that the partner form asks; nothing where none is set. */
export const onlineCheckClause = (url: string | null): readonly string[] =>
  url === null
    ? []
    : [
        `**${new URL(url).host},** which your browser asks whether there is a connection before it sends a partner enquiry. It learns your IP address, and nothing you typed.`,
      ]
