import { BANCO, hasBanco } from './hasBanco.ts'

const DIA = 86_400_000

/**
 * What has waited for longer than a day is nobody's any more, whoever it was of. Every page carries this, the login's too:
 * it asks the browser itself and brings nothing of the queue along.
 */
export async function sweepEnvios(agora: number): Promise<void> {
  if (!(await hasBanco())) return
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const pedido = indexedDB.open(BANCO)
  pedido.onerror = reject
  pedido.onsuccess = () => {
    const banco = pedido.result
    const trabalho = banco.transaction(['itens', 'conteudos'], 'readwrite')
    const itens = trabalho.objectStore('itens').openCursor()
    itens.onsuccess = () => {
      const item = itens.result
      if (!item) return
      if (agora - item.value.em >= DIA) {
        item.delete()
        trabalho.objectStore('conteudos').delete(item.key)
      }
      item.continue()
    }
    trabalho.onabort = reject
    trabalho.oncomplete = () => {
      banco.close()
      resolve()
    }
  }
  return promise
}
