import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** A browser is known to this many logins at once: a receptionist works for several providers. */
const LOGINS_LEMBRADOS = 5

/** One login's mark in the cookie: login, id of the device, seal. Nothing else of a cookie is ever sent back. */
const marcaDispositivo = /^([0-9]{1,9})\.([\w-]{22})\.([\w-]{43})$/

type Marca = { texto: string; login: number; dispositivo: string; selo: string }

function* listMarcas(cookie: string | undefined): Iterable<Marca> {
  for (const texto of (cookie ?? '').split('~').slice(0, LOGINS_LEMBRADOS)) {
    const [, login, dispositivo, selo] = marcaDispositivo.exec(texto) ?? []
    if (login && dispositivo && selo) yield { texto, login: Number(login), dispositivo, selo }
  }
}

export type Dispositivos = {
  /** Id of the device, when the cookie's mark of this very login was sealed by us under the password of now. */
  find: (cookie: string | undefined, login: number, hash: string | null | undefined) => string | undefined
  /** The cookie's next value: the login's mark first, then those of other logins. Without an id, a new device. */
  mark: (cookie: string | undefined, login: number, hash: string, dispositivo: string | undefined) => string
}

/**
 * The browsers that a login has entered from, as a cookie proves it. Nothing is stored: the seal
 * holds the stored password hash, so that a new password makes every device unknown. The first key seals, all of
 * them verify; they are derived apart from those that sign tokens.
 */
export function createDispositivos(secrets: readonly string[]): Dispositivos {
  const chaves = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'portal dispositivos', 32)),
  )
  const [atual] = chaves
  if (atual === undefined) throw new Error('no key for devices')
  const seal = (chave: Buffer, login: number, dispositivo: string, hash: string) =>
    createHmac('sha256', chave).update(`${login}.${dispositivo}.${hash}`).digest()
  return {
    find: (cookie, login, hash) => {
      for (const marca of listMarcas(cookie)) {
        if (marca.login !== login) continue
        const selo = Buffer.from(marca.selo, 'base64url')
        // A login that does not exist costs the same time.
        const good = chaves.some((chave) =>
          timingSafeEqual(seal(chave, login, marca.dispositivo, hash ?? ''), selo),
        )
        if (good) return marca.dispositivo
      }
      return undefined
    },
    mark: (cookie, login, hash, dispositivo = randomBytes(16).toString('base64url')) => {
      const outras = [...listMarcas(cookie)]
        .filter((marca) => marca.login !== login)
        .map(({ texto }) => texto)
      const propria = `${login}.${dispositivo}.${seal(atual, login, dispositivo, hash).toString('base64url')}`
      return [propria, ...outras].slice(0, LOGINS_LEMBRADOS).join('~')
    },
  }
}
