import type { Selado } from '../../api/cifra.ts'
import { BANCO } from './hasBanco.ts'

/** A waiting file as this browser keeps it: sealed, but for whose it is, of which guide, and since when. */
export type Registro = {
  id: string
  login: string
  numeroFicha: number
  /** The tab whose queue has it. */
  aba: string
  /** When it was chosen, in milliseconds. */
  em: number
  /** Name, place, key and state. */
  dados: Selado
}

/** What is written again at each change, and the bytes of the file, which never change. */
const lojas = ['itens', 'conteudos'] as const

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

function openBanco(): Promise<IDBDatabase> {
  const request = indexedDB.open(BANCO, 1)
  request.addEventListener('upgradeneeded', () => {
    for (const loja of lojas) request.result.createObjectStore(loja)
  })
  return toPromise(request)
}

type Lojas = { itens: IDBObjectStore; conteudos: IDBObjectStore }

/** Opened for each piece of work and closed after it: nothing stands in the way of who deletes it all. */
async function work<T>(mode: IDBTransactionMode, act: (lojas: Lojas) => Promise<T>): Promise<T> {
  const banco = await openBanco()
  try {
    const transaction = banco.transaction(lojas, mode)
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error))
    })
    const [result] = await Promise.all([
      act({ itens: transaction.objectStore('itens'), conteudos: transaction.objectStore('conteudos') }),
      done,
    ])
    return result
  } finally {
    banco.close()
  }
}

export const listRegistros = (): Promise<Registro[]> =>
  work('readonly', ({ itens }) => toPromise(itens.getAll() as IDBRequest<Registro[]>))

/** Writes what is known of a file, and the first time its bytes. Throws where this browser has no room, or lets nobody write. */
export const putRegistro = (registro: Registro, conteudo?: Selado): Promise<void> =>
  work('readwrite', async ({ itens, conteudos }) => {
    itens.put(registro, registro.id)
    if (conteudo) conteudos.put(conteudo, registro.id)
  })

export const deleteRegistros = (ids: readonly string[]): Promise<void> =>
  work('readwrite', async ({ itens, conteudos }) => {
    for (const id of ids) {
      itens.delete(id)
      conteudos.delete(id)
    }
  })

export const readConteudo = (id: string): Promise<Selado | undefined> =>
  work('readonly', ({ conteudos }) => toPromise(conteudos.get(id) as IDBRequest<Selado | undefined>))

/** Gives a tab the files that `isLivre` says nobody has; in one transaction, so that no other tab gets them too. */
export const claimRegistros = (aba: string, isLivre: (registro: Registro) => boolean): Promise<Registro[]> =>
  work('readwrite', async ({ itens }) => {
    const todos = await toPromise(itens.getAll() as IDBRequest<Registro[]>)
    const tomados = todos.filter(isLivre).map((registro) => ({ ...registro, aba }))
    for (const registro of tomados) itens.put(registro, registro.id)
    return tomados
  })
