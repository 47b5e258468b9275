/** The privacy policy's sentence on the public site of the online check; empty where none is set. */
export const onlineCheckClause = (url: string | null): readonly string[] =>
  url === null
    ? []
    : [
        `**${new URL(url).host},** which your browser asks whether there is a connection before it sends a partner enquiry. It learns your IP address, and nothing you typed.`,
      ]
