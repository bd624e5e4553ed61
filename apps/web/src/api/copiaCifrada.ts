type Armazem = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Something typed, as this browser keeps it. */
export type CopiaCifrada<Conteudo> = {
  load: () => Promise<Conteudo | undefined>
  save: (conteudo: Conteudo) => Promise<void>
  remove: () => void
}

const IV_BYTES = 12

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const fromBase64 = (texto: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(texto), (letra) => letra.charCodeAt(0))

async function importKey(segredo: string): Promise<CryptoKey> {
  // The server's key is a text of any form; its digest always has the 256 bits that AES wants.
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(segredo))
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/**
 * A copy in this browser, encrypted with the login's own key: whoever has the computer but not the login reads nothing.
 * Bound to its address, so that one copy cannot stand in for another. A copy that does not open counts as none.
 */
export function createCopiaCifrada<Conteudo>(
  { address, segredo }: { address: string; segredo: string },
  armazem: Armazem = localStorage,
): CopiaCifrada<Conteudo> {
  const additionalData = new TextEncoder().encode(address)
  let key: Promise<CryptoKey> | undefined
  const openKey = (): Promise<CryptoKey> => {
    key ??= importKey(segredo)
    return key
  }
  return {
    async load() {
      try {
        const [iv, dados] = (armazem.getItem(address) ?? '').split('.')
        if (!iv || !dados) return undefined
        const algoritmo = { name: 'AES-GCM', iv: fromBase64(iv), additionalData }
        const aberto = await crypto.subtle.decrypt(algoritmo, await openKey(), fromBase64(dados))
        return JSON.parse(new TextDecoder().decode(aberto)) as Conteudo
      } catch {
        return undefined
      }
    },
    async save(conteudo) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const texto = new TextEncoder().encode(JSON.stringify(conteudo))
      const algoritmo = { name: 'AES-GCM', iv, additionalData }
      const fechado = new Uint8Array(await crypto.subtle.encrypt(algoritmo, await openKey(), texto))
      armazem.setItem(address, `${toBase64(iv)}.${toBase64(fechado)}`)
    },
    remove: () => armazem.removeItem(address),
  }
}
