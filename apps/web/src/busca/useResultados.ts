import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { enderecoNovoPedido } from '@portal/domain/menu/endereco.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { lockOf } from '../menu/acesso.ts'
import { hrefOf as hrefOfItem, isForaDoPortal } from '../menu/href.ts'
import { useAcesso } from '../menu/useAcesso.ts'
import { useMenu } from '../menu/useMenu.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { buscaQuery } from './busca.queries.ts'
import { readOferta } from './comandos.ts'
import { listRecentes } from './recentes.ts'
import { putRecentesFirst, rankAchados, searchResultados, toEvento, toForas, toTelas } from './resultados.ts'

const PAUSA_MS = 150
/** A screen that no menu item names, and that people look for. */
const NOVO_PEDIDO = { rotulo: 'Pedir exames', rota: enderecoNovoPedido() }
const TELA_COBERTURA = hrefOf('/portal/elegibilidade')

/**
 * What a term may mean (Interface B6.8): where one was last, what the open page does, patients, guides, screens, events.
 * What this page knows by itself is there at once; `achados` is what the server found.
 */
export function useResultados(procurado: string) {
  const { secoes, flags } = useMenu()
  const { whyNotOpen, whyNotCall } = useAcesso()
  const paciente = useRouterState({ select: ({ location }) => readPaciente(location.search) })
  // What stands open does not change under the search.
  const [{ recentes, oferta }] = useState(() => ({ recentes: listRecentes(), oferta: readOferta() }))
  const consultado = useDebounced(procurado, PAUSA_MS)
  const { data, error, isFetching } = useQuery(buscaQuery(consultado))
  const isBuscando = isFetching || consultado !== procurado

  const isAberta = (href: string) => whyNotOpen(href) === undefined
  const itens = (secoes ?? []).flatMap((secao) => secao.itens).filter((item) => !lockOf(item, flags))
  const foras = itens.filter(isForaDoPortal).map((item) => ({ ...item, destino: hrefOfItem(item, false) }))
  const telas = [
    ...itens.filter((item) => !isForaDoPortal(item) && isAberta(item.rota)),
    ...(whyNotCall(solicitacaoExame.createSolicitacao) ? [] : [NOVO_PEDIDO]),
  ]
  const abertos = recentes.filter(({ destino }) => typeof destino !== 'string' || isAberta(destino))
  const { associados = [], guias = [], solicitacoes = [], eventos = [] } = (!isBuscando && data) || {}
  const achados = rankAchados({ associados, guias, solicitacoes }, procurado)
  const resultados = putRecentesFirst(
    [
      ...searchResultados(oferta.comandos, procurado),
      ...achados,
      ...searchResultados([...toTelas(telas), ...toForas(foras)], procurado),
      ...eventos
        .map((evento) =>
          toEvento(evento, paciente ?? oferta.paciente, oferta.takeEvento?.(evento.codigoEvento)),
        )
        .filter(({ destino }) => typeof destino !== 'string' || isAberta(TELA_COBERTURA)),
    ],
    searchResultados(abertos, procurado),
  )
  return { resultados, achados, error, isBuscando }
}

/** The key of the patient that the page's address names. */
function readPaciente(search: object): string | undefined {
  const paciente: unknown = Object.entries(search).find(([name]) => name === 'paciente')?.[1]
  return typeof paciente === 'string' ? paciente : undefined
}

/** The value once it has stood still for a while: a word typed at once is one question, not one a letter. */
function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
