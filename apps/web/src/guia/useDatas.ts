import { evento as contrato, type EventoGuia } from '@portal/contract/evento.ts'
import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../api/call.ts'
import { queryClient, refresh } from '../api/queryClient.ts'
import { notice } from '../ui/notice.ts'
import { pushRecusa } from './acao/pushRecusa.ts'
import { reachScreen, trackGravacao } from './estado/digitado.ts'
import { createFilaDatas } from './filaDatas.ts'
import { guiaQuery } from './guia.queries.ts'
import { sayDatas } from './sayDatas.ts'
import { sayDesfeita } from './sayDesfeita.ts'
import { useAssinaturaDesfeita } from './useAssinaturaDesfeita.ts'

/** Operadora §1: the date was told when the place was no longer kept. */
const emAnalise = {
  tone: 'atencao',
  title: 'A data foi para análise',
  text: 'Ela foi informada depois do fim da senha, e outra guia foi autorizada no lugar desde então. A operadora decide.',
} as const

const retirada = {
  tone: 'sucesso',
  title: 'A data foi retirada',
  text: 'O evento está sem data, e a guia segue com os outros eventos.',
} as const

/** What became of a write: kept with nothing else to tell of it, kept and told already, or refused. */
type Desfecho = 'guardada' | 'contada' | 'recusada'

/** Saves dates of realisation, one after the other, since each one makes a new version of the guide. */
export function useDatas(guia: GuiaDetalhada) {
  const { numeroFicha, versao } = guia
  /** What becomes of the guide next takes the place of these notices, and their way back with them. */
  const about = `guia ${numeroFicha}` as const
  const isEmAnalise = guia.statusFicha === statusFicha.emAnalise
  const sayCausa = useAssinaturaDesfeita(guia)
  const [fila] = useState(() =>
    createFilaDatas((evento, data, daGuia) =>
      call(contrato.updateDataEvento, {
        body: {
          numeroFicha,
          codigoEvento: evento.codigoEvento,
          numeroSequencialEvento: evento.numeroSequencialEvento,
          numeroSequencialInclusao: evento.numeroSequencialInclusao,
          ...(evento.codigoLocalizacao && { codigoLocalizacao: evento.codigoLocalizacao }),
          data,
        },
        versao: daGuia,
      }),
    ),
  )
  const [salvando, setSalvando] = useState(0)
  const [dito, setDito] = useState('')
  /** The way back that a notice offers. */
  const volta = useRef<number>(undefined)
  const isAberta = useRef(false)

  /**
   * The page was left before the operator answered: what was kept, and what that undid, is told wherever the person is by now,
   * with the way back, which is no way back itself.
   */
  function tellDeixada(
    eventos: readonly EventoGuia[],
    data: string | null,
    depois: GuiaDetalhada | undefined,
    isVolta: boolean,
  ): void {
    const daGuia = `Guia ${numeroFicha}.`
    const dito = sayDatas(eventos, data)
    const isDesfeita = guia.assinatura && depois && depois.assinatura === null
    notice.push({
      ...(isDesfeita
        ? sayDesfeita(depois, `${daGuia} ${dito}`)
        : { tone: 'sucesso', title: dito, text: daGuia, about }),
      ...(!isVolta && { action: { label: 'Desfazer', keys: 'Ctrl+Z', run: () => void restore(eventos) } }),
    })
  }

  /** The guide that it has become; where nobody looks at it any more, nothing read it again. */
  async function readDepois(): Promise<GuiaDetalhada | undefined> {
    const query = guiaQuery(numeroFicha)
    // A page that goes before what was read again reaches it has told nothing of it.
    if (isAberta.current) await reachScreen()
    if (isAberta.current) return queryClient.getQueryData(query.queryKey)
    return queryClient.fetchQuery(query).catch(() => undefined)
  }

  const store = (eventos: readonly EventoGuia[], data: string | null, isVolta = false): Promise<Desfecho> =>
    trackGravacao(storeNow(eventos, data, isVolta))

  /** A refusal of any of them is told, and refuses them all. */
  async function storeNow(
    eventos: readonly EventoGuia[],
    data: string | null,
    isVolta: boolean,
  ): Promise<Desfecho> {
    let desfecho: Desfecho = 'recusada'
    setSalvando((before) => before + 1)
    if (guia.assinatura) sayCausa(sayDatas(eventos, data))
    try {
      await Promise.all(eventos.map((evento) => fila.push(evento, data, versao)))
      if (isEmAnalise) notice.push({ ...retirada, about })
      desfecho = isEmAnalise ? 'contada' : 'guardada'
    } catch (error) {
      sayCausa(undefined)
      pushRecusa(error)
    } finally {
      await refresh(contrato.updateDataEvento.stale)
      const depois = await readDepois()
      const isDepois = depois?.statusFicha === statusFicha.emAnalise
      if (isDepois && !isEmAnalise) {
        notice.push({ ...emAnalise, about })
        if (desfecho === 'guardada') desfecho = 'contada'
      }
      if (desfecho === 'guardada' && !isAberta.current) {
        tellDeixada(eventos, data, depois, isVolta)
        desfecho = 'contada'
      }
      if (desfecho === 'guardada' && guia.assinatura && depois?.assinatura === null) desfecho = 'contada'
      setSalvando((before) => before - 1)
    }
    return desfecho
  }

  /** What came after it would be undone with it. */
  const dropVolta = () => {
    if (volta.current !== undefined) notice.hide(volta.current)
    volta.current = undefined
  }
  useEffect(() => {
    isAberta.current = true
    return () => {
      isAberta.current = false
      if (volta.current !== undefined) notice.hide(volta.current)
    }
  }, [])

  /** The day of one event, said beside the table; what is typed over takes it back. */
  async function save(evento: EventoGuia, data: string | null): Promise<void> {
    setDito('')
    dropVolta()
    if ((await store([evento], data)) === 'guardada') setDito(sayDatas([evento], data))
  }

  /** One day for several, which a key takes back: each has the day again that it had. Whether all of them took it. */
  async function saveAll(eventos: readonly EventoGuia[], data: string): Promise<boolean> {
    setDito('')
    dropVolta()
    const desfecho = await store(eventos, data)
    if (desfecho !== 'guardada') return desfecho === 'contada'
    volta.current = notice.push({
      tone: 'sucesso',
      title: sayDatas(eventos, data),
      action: { label: 'Desfazer', keys: 'Ctrl+Z', run: () => void restore(eventos) },
      about,
    })
    return true
  }

  async function restore(eventos: readonly EventoGuia[]): Promise<void> {
    const porData = Map.groupBy(eventos, ({ dataRealizacao }) => dataRealizacao)
    const guardadas = await Promise.all([...porData].map(([antes, deles]) => store(deles, antes, true)))
    if (guardadas.every((desfecho) => desfecho === 'guardada'))
      setDito([...porData].map(([antes, deles]) => sayDatas(deles, antes)).join(' '))
  }
  return { save, saveAll, dito, isSalvando: salvando > 0 }
}
