/** Something that only whoever has the key reads. */
export type Selado = { iv: Uint8Array<ArrayBuffer>; dados: Uint8Array<ArrayBuffer> }

export type Cifra = {
  /** Bound to its address, so that one piece cannot stand in for another. */
  seal: (address: string, claro: BufferSource) => Promise<Selado>
  /** Throws where the key or the address is another. */
  open: (address: string, selado: Selado) => Promise<ArrayBuffer>
}

const IV_BYTES = 12

async function importKey(segredo: string): Promise<CryptoKey> {
  // The server's key is a text of any form; its digest always has the 256 bits that AES wants.
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(segredo))
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** Seals what this browser keeps with the login's own key, which the server holds. */
export function createCifra(segredo: string): Cifra {
  let key: Promise<CryptoKey> | undefined
  const openKey = (): Promise<CryptoKey> => {
    key ??= importKey(segredo)
    return key
  }
  const toAlgoritmo = (address: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(address),
  })
  return {
    async seal(address, claro) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const dados = await crypto.subtle.encrypt(toAlgoritmo(address, iv), await openKey(), claro)
      return { iv, dados: new Uint8Array(dados) }
    },
    open: async (address, { iv, dados }) =>
      crypto.subtle.decrypt(toAlgoritmo(address, iv), await openKey(), dados),
  }
}
