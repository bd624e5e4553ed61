/** Name of the meta tag in which the server writes where the chat is (`CHAT_URL`). */
const META = 'portal-chat'

/**
 * Where the chat is; undefined where there is none. One of this very host, by whichever of its names the portal was
 * opened, is none either: its frame would have the portal's cookies, which know no ports (docs/decisions/0022-chat.md).
 */
export function findChatUrl(): URL | undefined {
  const address = document.querySelector(`meta[name="${META}"]`)?.getAttribute('content') ?? ''
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.hostname === location.hostname ? undefined : url
}
