import { type Cifra, createCifra } from '../../api/cifra.ts'
import { session } from '../../api/session.ts'
import { aba, aloneAmongAbas, untilClosed } from './aba.ts'
import { claimRegistros, deleteRegistros, putRegistro, type Registro, readConteudo } from './bancoEnvio.ts'
import type { FilaEnvio } from './filaEnvio.ts'
import { type ItemEnvio, isPendente } from './itemEnvio.ts'

type Dono = { login: string; numeroFicha: number; segredo: string }

/**
 * What is kept of a file beside its bytes: all that makes the same request of it again, and its place in the queue, for
 * this browser hands the files out in no order.
 */
type Guardado = Pick<
  ItemEnvio,
  | 'nome'
  | 'lugar'
  | 'chave'
  | 'estado'
  | 'mensagem'
  | 'isRecusaDaGuia'
  | 'reduzidaDe'
  | 'sha256'
  | 'avisos'
  | 'repetida'
> & { tipo: string; posicao: number }

export type Guarda = {
  /** Once all that was to be written is, or could not be. */
  settle: () => Promise<void>
  /** Writes nothing from now on. */
  stop: () => void
}

/**
 * What was on its way begins anew; what the line had stopped is in line again. What the guide refused waits for the person: sent
 * by itself each time that the portal opens it would be refused each time.
 */
const toEstado = ({ estado, isRecusaDaGuia }: ItemEnvio): ItemEnvio['estado'] => {
  const isParada = estado === 'preparada' || estado === 'pausada' || (estado === 'falhou' && isRecusaDaGuia)
  return isParada ? estado : 'aguardando'
}

function toGuardado(item: ItemEnvio, posicao: number): Guardado {
  const { nome, lugar, chave, mensagem, isRecusaDaGuia, reduzidaDe, sha256, avisos, repetida, conteudo } =
    item
  return {
    nome,
    lugar,
    chave,
    estado: toEstado(item),
    mensagem,
    isRecusaDaGuia,
    reduzidaDe,
    sha256,
    avisos,
    repetida,
    tipo: conteudo.type,
    posicao,
  }
}

const isGuardavel = (item: ItemEnvio): boolean => isPendente(item) && item.estado !== 'preparando'

type Reaberto = { item: ItemEnvio; posicao: number; em: number }

async function openItem(cifra: Cifra, { id, em, dados }: Registro): Promise<Reaberto | undefined> {
  try {
    const guardado = JSON.parse(new TextDecoder().decode(await cifra.open(id, dados))) as Guardado
    const conteudo = await readConteudo(id)
    if (!conteudo) return undefined
    const { tipo: type, posicao, ...item } = guardado
    const bytes = await cifra.open(`${id}.conteudo`, conteudo)
    const blob = new Blob([bytes], { type })
    return { item: { ...item, id, conteudo: blob, fracao: 0, isRetomada: true }, posicao, em }
  } catch {
    return undefined
  }
}

/**
 * Keeps the files of a guide's queue in this browser until they have arrived, sealed with the login's own key, and begins
 * with those that a tab that is gone had left. Each file is one tab's: what a tab leaves behind the next one takes over.
 */
export async function openGuarda({ login, numeroFicha, segredo }: Dono, fila: FilaEnvio): Promise<Guarda> {
  const cifra = createCifra(segredo)
  /** What was asked to be written of each file, as text. */
  const guardados = new Map<string, { texto: string; em: number }>()
  const outras = new Set<string>()
  let fim: Promise<void> = Promise.resolve()
  let isParada = false
  const enqueue = (act: () => Promise<void>): void => {
    fim = fim.then(async () => {
      if (!isParada && !session().isLeft()) await act()
    })
  }

  async function write(item: ItemEnvio, texto: string, em: number, isNovo: boolean): Promise<void> {
    if (fila.isSoMemoria()) return
    try {
      const dados = await cifra.seal(item.id, new TextEncoder().encode(texto))
      const bytes = isNovo ? await item.conteudo.arrayBuffer() : undefined
      const conteudo = bytes && (await cifra.seal(`${item.id}.conteudo`, bytes))
      await putRegistro({ id: item.id, login, numeroFicha, aba, em, dados }, conteudo)
    } catch {
      fila.tellSoMemoria()
      // What it says of the file is no longer so.
      await deleteRegistros([item.id]).catch(() => undefined)
    }
  }

  function sync(): void {
    const todos = fila.getSnapshot()
    const itens = todos.filter(isGuardavel)
    for (const item of itens) {
      const antes = guardados.get(item.id)
      const texto = JSON.stringify(toGuardado(item, todos.indexOf(item)))
      if (antes?.texto === texto) continue
      const em = antes?.em ?? Date.now()
      guardados.set(item.id, { texto, em })
      enqueue(() => write(item, texto, em, antes === undefined))
    }
    const idos = [...guardados.keys()].filter((id) => !itens.some((item) => item.id === id))
    if (idos.length === 0) return
    for (const id of idos) guardados.delete(id)
    enqueue(() => deleteRegistros(idos).catch(() => undefined))
  }

  /** Takes over what tabs that are gone have left, and waits for those that are not. */
  async function claim(): Promise<void> {
    const tomados = await aloneAmongAbas(async (isViva) => {
      const isDaGuia = (um: Registro) =>
        um.login === login && um.numeroFicha === numeroFicha && um.aba !== aba
      return claimRegistros(aba, (um) => {
        if (!isDaGuia(um)) return false
        if (isViva(um.aba)) wait(um.aba)
        return !isViva(um.aba)
      })
    })
    const abertos = (await Promise.all(tomados.map((um) => openItem(cifra, um))))
      .filter((um) => um !== undefined)
      .sort((um, outro) => um.posicao - outro.posicao)
    const itens = abertos.map(({ item }) => item)
    for (const { item, posicao, em } of abertos)
      guardados.set(item.id, { texto: JSON.stringify(toGuardado(item, posicao)), em })
    // Sealed with another key, or without its bytes: nobody will open it any more.
    const fechados = tomados.filter(({ id }) => !itens.some((item) => item.id === id))
    if (fechados.length > 0) await deleteRegistros(fechados.map(({ id }) => id))
    if (itens.length > 0 && !isParada) fila.restore(itens)
  }

  function wait(outra: string): void {
    if (outras.has(outra)) return
    outras.add(outra)
    void untilClosed(outra).then(() => {
      outras.delete(outra)
      enqueue(() => claim().catch(() => undefined))
    })
  }

  await claim().catch(() => undefined)
  const leave = fila.subscribe(sync)
  sync()
  return {
    settle: () => fim,
    stop: () => {
      isParada = true
      leave()
    },
  }
}
