import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { enderecoNovoPedido } from '@portal/domain/menu/endereco.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { saidaPedida } from '../acesso/logout.ts'
import { today } from '../calendario/format.ts'
import { useMarca } from '../marca/useMarca.ts'
import { lockOf } from '../menu/acesso.ts'
import { useAcesso } from '../menu/useAcesso.ts'
import { useMenu } from '../menu/useMenu.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { vistasQuery } from '../vista/vista.queries.ts'
import { buscaQuery } from './busca.queries.ts'
import { readOferta } from './comandos.ts'
import { isDito } from './isDito.ts'
import { listRecentes } from './recentes.ts'
import { putRecentesFirst, type Resultado, rankAchados, searchResultados, toEvento } from './resultados.ts'
import { useLocais } from './useLocais.ts'

const PAUSA_MS = 150
/** Its address opens to whoever captures requests too, who makes none. */
const NOVO_PEDIDO = enderecoNovoPedido()
const TELA_COBERTURA = hrefOf('/portal/elegibilidade')

/**
 * What a term may mean (Interface B6.8): where one was last, what the open page does, patients, guides, saved
 * views, screens, events.
 * What this page knows by itself is there at once; `achados` is what the server found.
 */
export function useResultados(procurado: string) {
  const { secoes, flags } = useMenu()
  const { whyNotOpen, whyNotCall } = useAcesso()
  const marca = useMarca()
  const navigate = useNavigate()
  const aqui = useRouterState({ select: ({ location: { pathname } }) => pathname })
  const paciente = useRouterState({ select: ({ location }) => readPaciente(location.search) })
  // What stands open does not change under the search.
  const [{ recentes, oferta }] = useState(() => ({ recentes: listRecentes(), oferta: readOferta() }))
  const { locais, isVindo } = useLocais()
  const consultado = useDebounced(procurado, PAUSA_MS)
  const { data, error, isFetching } = useQuery(buscaQuery(consultado))
  const { data: guardadas = [], isLoading } = useQuery(vistasQuery)
  const isBuscando = isFetching || isLoading || consultado !== procurado || !isVindo

  const isPedido = whyNotCall(solicitacaoExame.createSolicitacao) === undefined
  const isAberta = (href: string) => whyNotOpen(href) === undefined && (isPedido || href !== NOVO_PEDIDO)
  const itens = (secoes ?? []).flatMap((secao) => secao.itens).filter((item) => !lockOf(item, flags))
  const telas = locais?.listTelas({ itens, isAberta }) ?? []
  const vistas = locais?.listVistas(guardadas, { isAberta, hoje: today() }) ?? []
  const sair = () => void navigate({ to: '/acesso/logout', state: saidaPedida })
  const acoes = locais?.listAcoes(sair, marca) ?? []
  // Without a word they would stand under all the screens, where nobody looks.
  const feitas = procurado === '' ? [] : searchResultados(acoes, procurado)
  const daPagina = locais?.nameComandos(oferta.comandos) ?? oferta.comandos
  const comandos = procurado === '' ? daPagina.filter(({ isSemVolta }) => !isSemVolta) : daPagina
  const abertos = recentes.filter(({ destino }) => typeof destino !== 'string' || isAberta(destino))
  // Without a word, the screen that one is on leads nowhere.
  const isOutra = ({ destino }: Resultado) => destino !== aqui
  const { associados = [], guias = [], solicitacoes = [], eventos = [] } = (!isBuscando && data) || {}
  const achados = rankAchados({ associados, guias, solicitacoes }, procurado)
  const resultados = putRecentesFirst(
    [
      ...searchResultados(comandos, procurado),
      ...achados,
      // Without a word the views would stand where the screens are looked for; by a screen's name the screen is meant.
      ...searchResultados(procurado === '' ? telas.filter(isOutra) : [...vistas, ...telas], procurado),
      ...feitas.filter((acao) => isDito(acao, procurado)),
      ...eventos
        .map((evento) =>
          toEvento(evento, paciente ?? oferta.paciente, oferta.takeEvento?.(evento.codigoEvento)),
        )
        .filter(({ destino }) => typeof destino !== 'string' || isAberta(TELA_COBERTURA)),
      ...feitas.filter((acao) => !isDito(acao, procurado)),
    ],
    searchResultados(procurado === '' ? abertos.filter(isOutra) : abertos, procurado),
  )
  return { resultados, error, isBuscando }
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
